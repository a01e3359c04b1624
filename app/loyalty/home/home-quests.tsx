import { FailedBlock } from "~/games/failed-block";
import { useTrustedHtml } from "~/runtime/trusted-html";
import { Section } from "~/ui/section";
import type { HomeQuests as Quests } from "./home-quests.server";

export function HomeQuests({ quests: { html, ...section } }: { quests: Quests }) {
  return <Section {...section}>{html.ok ? <Finished html={html.value} /> : <FailedBlock />}</Section>;
}

function Finished({ html }: { html: string }) {
  const trusted = useTrustedHtml(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by home-quests.server.tsx from components
  return <div suppressHydrationWarning dangerouslySetInnerHTML={trusted} />;
}
