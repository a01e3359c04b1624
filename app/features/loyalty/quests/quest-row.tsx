import { ServedHtml } from "~/browser/served-html/served-html";
import { SectionError } from "~/shell/sections/section-error";
import { Deferred } from "~/ui/feedback/deferred";
import { Section } from "~/ui/section";
import type { QuestRow as Quests } from "./quest-row.server";

/** A player's quests. While they are streamed, a placeholder reserves the space. */
export function QuestRow({ quests: { tiles, ...words } }: { quests: Quests }) {
  const section = { name: "quests", ...words };
  const fallback = (
    <Section {...section}>
      <div className="quest-row" />
    </Section>
  );
  return (
    <Deferred value={tiles} fallback={fallback}>
      {(part, isLate) => {
        if (part.ok ? part.value === null : isLate) return null;
        return (
          <Section {...section}>
            {part.ok ? (
              <ServedHtml className="quest-row" fragment={part.value ?? undefined} />
            ) : (
              <SectionError />
            )}
          </Section>
        );
      }}
    </Deferred>
  );
}
