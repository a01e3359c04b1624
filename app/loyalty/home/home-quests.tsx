import { useTrustedHtml } from "~/runtime/document/trusted-html";
import { SectionError } from "~/shell/sections/section-error";
import { Deferred } from "~/ui/feedback/deferred";
import { Section } from "~/ui/section";
import type { HomeQuests as Quests } from "./home-quests.server";

/** A player's quests. While they are streamed, a placeholder reserves the space. */
export function HomeQuests({ quests: { html, ...section } }: { quests: Quests }) {
  const place = (
    <Section {...section}>
      <div className="home-quests" />
    </Section>
  );
  return (
    <Deferred value={html} place={place}>
      {(part, isLate) => {
        if (part.ok ? part.value === null : isLate) return null;
        return (
          <Section {...section}>{part.ok ? <Finished html={part.value ?? ""} /> : <SectionError />}</Section>
        );
      }}
    </Deferred>
  );
}

function Finished({ html }: { html: string }) {
  const trusted = useTrustedHtml(html);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by home-quests.server.tsx from components
    <div className="home-quests" suppressHydrationWarning dangerouslySetInnerHTML={trusted} />
  );
}
