import type { AppContext } from "~/context/app-context";
import { type ExclusionPeriod, endOfPeriod } from "~/platform/exclusion-periods";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import { readOutcome, recordOutcome } from "~/session/recorded-outcomes.server";
import { type HelpOrganisation, helpFor } from "~/shell/help/help.server";

const NAME = "self_exclusion";

export interface ExclusionSummary {
  seo: PageSeo;
  /** Null when no exclusion is recorded in this browser; the page then only shows where to find help. */
  closed: { until: string | null } | null;
  help: HelpOrganisation[];
}

interface Exclusion {
  period: ExclusionPeriod;
  country: string | undefined;
}

/** The outcome is recorded and read as a visitor's, because the account is closed by then. */
const readVisitor = async () => ({ kind: "visitor" }) as const;

export function recordExclusion({ config, cookies }: AppContext, { period, country = "" }: Exclusion) {
  const until = endOfPeriod(period, Date.now()) ?? "";
  return recordOutcome({ config, cookies, player: readVisitor }, { name: NAME, lines: [until, country] });
}

export async function loadExclusionSummary(context: AppContext): Promise<ExclusionSummary> {
  const { config, cookies } = context;
  const recorded = await readOutcome({ config, cookies, player: readVisitor }, NAME);
  const [until = "", country] = recorded?.lines ?? [];
  const title = context.t(recorded ? "responsible.farewell.title" : "responsible.farewell.general");
  const [seo, help] = await Promise.all([
    loadPageSeo(context, { title }),
    helpFor(context, country || context.country),
  ]);
  return { seo, closed: recorded && { until: until || null }, help };
}
