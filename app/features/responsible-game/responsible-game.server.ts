import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context/app-context";
import { loadProfileSeo, ownAccount } from "~/features/profile/profile.server";
import type { PageSeo } from "~/seo/page-seo.server";
import { sessionStart } from "~/session/player.server";
import { checkRules } from "~/session/reality-check/check-rules";
import { chosenInterval, rememberInterval } from "~/session/reality-check/reality-check.server";
import { type HelpOrganisation, helpFor } from "~/shell/help/help.server";
import { settleSection } from "~/shell/sections/page-section";
import { type OfferedPeriods, type OwnWords, offeredPeriods, ownWords } from "./exclusion/offered-periods";
import { loadOwnLimit, type OwnLimit } from "./limit/own-limit.server";
import { loadNetPosition, type NetPosition } from "./net/net-position.server";
import type { PlayLimitView } from "./play-limits/play-limit-view";
import { loadPlayLimits } from "./play-limits/play-limits.server";
import type { CheckView } from "./reality-check/check-section";

export interface ResponsibleGame {
  seo: PageSeo;
  /** Idempotency key of this rendering of the page's forms. */
  attempt: string;
  limit: OwnLimit;
  playLimits: PlayLimitView[];
  /** Null when it cannot be read. */
  net: NetPosition | null;
  check: CheckView;
  periods: OfferedPeriods;
  own: OwnWords;
  help: HelpOrganisation[];
}

export async function loadResponsibleGame(context: AppContext): Promise<ResponsibleGame> {
  const { country_code: country } = await ownAccount(context);
  const [limit, playLimits, seo, help, net] = await Promise.all([
    loadOwnLimit(context),
    loadPlayLimits(context),
    loadProfileSeo(context, "responsible-game"),
    helpFor(context, country ?? context.country),
    settleSection(context, loadNetPosition(context)),
    rememberInterval(context),
  ]);
  return {
    seo,
    attempt: randomUUID(),
    limit,
    playLimits,
    net: net.ok ? net.value : null,
    check: checkOf(context),
    periods: offeredPeriods(context.config),
    own: ownWords(context),
    help,
  };
}

function checkOf({ config, cookies }: AppContext): CheckView {
  const now = Date.now();
  const since = sessionStart(cookies, now);
  const { choices } = checkRules(config);
  return {
    choices,
    interval: chosenInterval({ config, cookies }),
    time: since === null ? null : now - since,
  };
}
