import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { AccountForm } from "~/forms/account-form/account-form";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { readForm } from "~/forms/validation/read-form.server";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { BreakNowForm } from "~/shell/header/break-now";
import { Section } from "~/ui/section";
import { LimitForm } from "../limit/limit-form";
import { type LimitQuestion, loadLimitQuestion, questionForms } from "./limit-question.server";
import { SessionForm } from "./session-form";

export const handle = {
  i18n: ["responsible", "accountForm", "needs"],
  protected: "player",
  page: { names: ["limit-question"] },
  query: { from: "visitor", ask: "visitor" },
  hidesOffers: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadLimitQuestion(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerAccountForms(context, await readForm(request), questionForms);
}

export const shouldRevalidate = revalidatePageContent;

/** A plain page that asks for a limit: nothing is chosen, nothing is advertised, and no answer is louder. */
export default function LimitQuestionPage() {
  const { attempt, breakNow, question } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <div className="mx-auto w-full max-w-[640px] py-8">
      <BreakNowForm label={breakNow} />
      {question.kind === "limit" ? (
        <AskLimit attempt={attempt} {...question} />
      ) : (
        <>
          <h1 className="text-xl">{t("responsible.session.title")}</h1>
          <p className="my-4">{t(`responsible.session.lead.${question.why}`)}</p>
          <SessionForm attempt={attempt} question={question} />
        </>
      )}
      <p className="mt-8">
        <a
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          href={localePath(paths.support())}
        >
          {t("responsible.help.support")}
        </a>
      </p>
    </div>
  );
}

function AskLimit({ attempt, answer, limit }: LimitQuestion & { attempt: string }) {
  const t = useTranslate();
  const { currency, decimals, rules } = limit;
  return (
    <>
      <h1 className="text-xl">{t("responsible.ask.title")}</h1>
      <p className="mt-3">{t(`responsible.ask.lead.${answer}`)}</p>
      <Section title={rules.name}>
        <p className="mb-4 text-muted text-sm">{t("responsible.limit.lead")}</p>
        <LimitForm
          attempt={attempt}
          currency={currency}
          decimals={decimals}
          limit={null}
          periods={rules.periods}
        />
      </Section>
      {answer !== "mustSet" && (
        <Section title={t("responsible.ask.none.title")}>
          <p className="mb-4 text-muted text-sm">{t("responsible.ask.none.text")}</p>
          <AccountForm intent="noLimit" attempt={attempt} submit={t("responsible.ask.none.agree")} />
        </Section>
      )}
    </>
  );
}
