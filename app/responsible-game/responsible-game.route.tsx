import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerAccountForms } from "~/account-form/account-form.server";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { pageMeta } from "~/seo/page-meta";
import { ButtonLink } from "~/ui/button";
import { Section } from "~/ui/section";
import { readForm } from "~/validation/read-form.server";
import { limitForms } from "./limit/limit-forms.server";
import { LimitSection } from "./limit/limit-section";
import { loadResponsibleGame } from "./responsible-game.server";

export const handle = {
  i18n: ["responsible", "accountForm"],
  page: { names: ["profile-responsible-game"] },
  feature: "responsibleGaming",
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadResponsibleGame(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerAccountForms(context, await readForm(request), limitForms);
}

export const shouldRevalidate = keepBeneathDialog;

/** Specification 2.3. */
const exclusionPeriods = [
  "P1D",
  "P7D",
  "P30D",
  "P3M",
  "P4M",
  "P5M",
  "P6M",
  "P7M",
  "P8M",
  "P9M",
  "P1Y",
  "P2Y",
  "P3Y",
  "P4Y",
  "P5Y",
  "permanent",
] as const;

export default function ResponsibleGamePage() {
  const { attempt, limit } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <>
      <h1 className="text-xl">{t("profile.pages.responsible-game")}</h1>
      <div>
        <LimitSection limit={limit} attempt={attempt} />
        <Section title={t("profile.exclusion.title")}>
          <p className="max-w-[68ch] text-sm text-muted">{t("profile.exclusion.text")}</p>
          <Periods
            label={t("profile.exclusion.offered")}
            names={exclusionPeriods.map((period) => t(`profile.responsible.periods.${period}`))}
          />
        </Section>
        <Section title={t("profile.responsible.help.title")}>
          <p className="mb-3 max-w-[68ch] text-sm text-muted">{t("profile.responsible.help.text")}</p>
          <ButtonLink href={localePath(paths.support())}>{t("profile.toSupport")}</ButtonLink>
        </Section>
      </div>
    </>
  );
}

function Periods({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <>
      <p className="mt-3 mb-2 text-sm font-semibold">{label}</p>
      <ul className="flex max-w-[68ch] flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
