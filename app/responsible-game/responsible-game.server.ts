import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context";
import { loadProfileSeo } from "~/profile/profile.server";
import type { PageSeo } from "~/seo/page-seo.server";
import { loadOwnLimit, type OwnLimit } from "./limit/own-limit.server";

export interface ResponsibleGame {
  seo: PageSeo;
  /** Names this showing of the page's forms. */
  attempt: string;
  limit: OwnLimit;
}

export async function loadResponsibleGame(context: AppContext): Promise<ResponsibleGame> {
  const [limit, seo] = await Promise.all([
    loadOwnLimit(context),
    loadProfileSeo(context, "responsible-game"),
  ]);
  return { seo, attempt: randomUUID(), limit };
}
