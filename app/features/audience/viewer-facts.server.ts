import { CAMPAIGN, type PlayerFacts, type Viewer } from "~/content/audience";
import type { Audience } from "~/content/entities/audience";
import type { PageContext } from "~/context/app-context";
import { readStanding } from "~/features/loyalty/loyalty.server";
import { settleSection } from "~/shell/sections/page-section";
import { promptPart } from "~/upstream/optional-part.server";

/** What a shared page knows of its viewer. If an audience names countries, the page differs by country. */
export async function viewerOf(
  context: PageContext,
  audiences: readonly (Audience | undefined)[],
): Promise<Viewer> {
  if (audiences.some((audience) => audience?.countries)) context.differsByCountry = true;
  return {
    kind: await context.viewer(),
    country: context.country,
    locale: context.locale.code,
    market: context.config.market?.market,
    campaign: context.query.get(CAMPAIGN) ?? undefined,
  };
}

/** What is known of the player. The page does not wait long for the level, and has none when it cannot be read. */
export async function playerFacts(context: PageContext): Promise<PlayerFacts> {
  const player = await context.player();
  const standing = await promptPart(context, settleSection(context, readStanding(context)), null);
  return {
    level: standing?.ok ? standing.value?.level : undefined,
    registeredAt: player.kind === "player" ? player.account.reg_time : undefined,
    now: context.contentTime.now,
  };
}
