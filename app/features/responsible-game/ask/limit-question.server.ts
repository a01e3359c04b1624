import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { accountForm } from "~/forms/account-form/account-form.server";
import { type InternalPath, withSearch } from "~/routing/addresses/internal-path";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import { breakNowAt } from "~/shell/layout-data/layout-data.server";
import { requestLimit, showLimit } from "../limit/limit-forms.server";
import { ownLimitSchema } from "../limit/limit-rules.server";
import { loadOwnLimit, type OwnLimit } from "../limit/own-limit.server";
import { type LimitWithPrompt, limitToAsk, writeAnswer } from "./limit-to-ask.server";
import { loadSessionQuestion, type SessionQuestion, sessionForm } from "./session-question.server";

interface QuestionPage<Question> {
  seo: PageSeo;
  /** Idempotency key of this rendering of the page's forms. */
  attempt: string;
  question: Question;
  breakNow: string | undefined;
}

export interface LimitQuestion {
  kind: "limit";
  answer: LimitWithPrompt["ask"]["answer"];
  limit: OwnLimit;
}

/** Loads the question; redirects to where the player came from once there is none. */
export async function loadLimitQuestion(
  context: AppContext,
): Promise<QuestionPage<LimitQuestion | ({ kind: "session" } & SessionQuestion)>> {
  const question = await (context.query.get("ask") === "session" ? askSession(context) : askLimit(context));
  if (!question) throw redirect(pathBack(context));
  const title = question.kind === "limit" ? "responsible.ask.title" : "responsible.session.title";
  return {
    seo: await loadPageSeo(context, { title: context.t(title) }),
    attempt: randomUUID(),
    question,
    breakNow: breakNowAt(context, "player", "head"),
  };
}

async function askLimit(context: AppContext): Promise<LimitQuestion | undefined> {
  const prompt = await limitToAsk(context);
  return prompt && { kind: "limit", answer: prompt.ask.answer, limit: await loadOwnLimit(context) };
}

async function askSession(context: AppContext) {
  const question = await loadSessionQuestion(context);
  return question && { kind: "session" as const, ...question };
}

function pathBack({ query, locales }: AppContext): InternalPath {
  return internalPath(query.get("from"), locales) ?? paths.home();
}

/** Forms of the questions: a limit, or none; limits of a session. Each answer leads back to the page, which asks the next or lets through. */
export const questionForms = {
  session: sessionForm,
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
      const prompt = await limitToAsk(context);
      // Where a limit must be set there is no such form, and a hand-made one changes nothing.
      return prompt && prompt.ask.answer !== "mustSet"
        ? writeAnswer(context, prompt.kind)
        : { ok: true as const, data: 1 as const };
    },
    done: (context) => redirectWithin(context, withSearch(context.path, context.search)),
  }),
};
