import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { accountForm } from "~/account-form/account-form.server";
import type { AppContext } from "~/context";
import { localeFreePath } from "~/i18n/locale-path";
import { paths } from "~/paths";
import { redirectWithin } from "~/redirects/redirect-within.server";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import { safeInternalPath } from "~/session/safe-redirect";
import { breakNowAt } from "~/shell/layout-data/layout-data.server";
import { requestLimit, showLimit } from "../limit/limit-forms.server";
import { ownLimitSchema } from "../limit/limit-rules.server";
import { loadOwnLimit, type OwnLimit } from "../limit/own-limit.server";
import { type AskedLimit, limitToAsk, writeAnswer } from "./limit-to-ask.server";

export interface LimitQuestion {
  seo: PageSeo;
  /** Idempotency key of this rendering of the page's forms. */
  attempt: string;
  answer: AskedLimit["ask"]["answer"];
  limit: OwnLimit;
  breakNow: string | undefined;
}

/** Loads the question; redirects to where the player came from once there is none. */
export async function loadLimitQuestion(context: AppContext): Promise<LimitQuestion> {
  const asked = await limitToAsk(context);
  if (!asked) throw redirect(pathBack(context));
  const [limit, seo] = await Promise.all([
    loadOwnLimit(context),
    loadPageSeo(context, { title: context.t("responsible.ask.title") }),
  ]);
  return {
    seo,
    attempt: randomUUID(),
    answer: asked.ask.answer,
    limit,
    breakNow: breakNowAt(context, "player", "head"),
  };
}

function pathBack({ query, locales }: AppContext): string {
  const from = safeInternalPath(query.get("from"));
  return from ? localeFreePath(from, locales) : paths.home();
}

/** Forms of the question: a limit, or none. Each answer leads back to the page, which asks the next or lets through. */
export const questionForms = {
  limit: accountForm({
    schema: ownLimitSchema,
    send: requestLimit,
    async done(context, { value }) {
      // A person may set it later; the player has answered.
      await writeAnswer(context, "deposit");
      return showLimit(context, value);
    },
  }),
  noLimit: accountForm({
    schema: z.object({}),
    async send(context) {
      const asked = await limitToAsk(context);
      // Where a limit must be set there is no such form, and a hand-made one changes nothing.
      return asked && asked.ask.answer !== "mustSet"
        ? writeAnswer(context, asked.kind)
        : { ok: true as const, data: 1 as const };
    },
    done: (context) => redirectWithin(context, context.path + context.search),
  }),
};
