import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context";
import { loadProfileSeo, ownAccount } from "~/profile/profile.server";
import type { PageSeo } from "~/seo/page-seo.server";
import { type HelpOrganisation, helpFor } from "./help/help.server";
import { loadOwnLimit, type OwnLimit } from "./limit/own-limit.server";

export interface ResponsibleGame {
  seo: PageSeo;
  /** Names this showing of the page's forms. */
  attempt: string;
  limit: OwnLimit;
  help: HelpOrganisation[];
}

export async function loadResponsibleGame(context: AppContext): Promise<ResponsibleGame> {
  const { country_code: country } = await ownAccount(context);
  const [limit, seo, help] = await Promise.all([
    loadOwnLimit(context),
    loadProfileSeo(context, "responsible-game"),
    helpFor(context, country ?? context.country),
  ]);
  return { seo, attempt: randomUUID(), limit, help };
}
