import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { readForm } from "~/forms/validation/read-form.server";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { HelpList } from "~/shell/help/help-list";
import { ButtonLink } from "~/ui/button";
import { Section } from "~/ui/section";
import { exclusionForms } from "./exclusion/exclusion-forms.server";
import { ExclusionSections } from "./exclusion/exclusion-section";
import { limitForms } from "./limit/limit-forms.server";
import { LimitSection } from "./limit/limit-section";
import { NetSection } from "./net/net-section";
import { PlayLimitSection } from "./play-limits/play-limit-section";
import { playLimitForms } from "./play-limits/play-limits.server";
import { checkForms } from "./reality-check/check-forms.server";
import { CheckSection } from "./reality-check/check-section";
import { loadResponsibleGame } from "./responsible-game.server";

export const handle = {
  i18n: ["responsible", "accountForm"],
  page: { names: ["profile-responsible-game"] },
  feature: "responsibleGaming",
  hidesOffers: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadResponsibleGame(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerAccountForms(context, await readForm(request), {
    ...limitForms,
    ...playLimitForms,
    ...exclusionForms,
    ...checkForms,
  });
}

export const shouldRevalidate = revalidatePageContent;

export default function ResponsibleGamePage() {
  const { attempt, check, help, net, limit, own, periods, playLimits } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <>
      <h1 className="text-xl">{t("profile.pages.responsible-game")}</h1>
      <div>
        <LimitSection limit={limit} attempt={attempt} />
        {playLimits.map((one) => (
          <PlayLimitSection key={one.kind} limit={one} attempt={attempt} />
        ))}
        <NetSection net={net} />
        <CheckSection check={check} attempt={attempt} />
        <ExclusionSections {...periods} own={own} />
        <Section title={t("responsible.help.title")}>
          <p className="max-w-(--cr-measure) text-muted text-sm">{t("responsible.help.text")}</p>
          <HelpList organisations={help} />
          <p className="mt-6 mb-3 max-w-(--cr-measure) text-sm text-muted">
            {t("responsible.help.supportText")}
          </p>
          <ButtonLink variant="secondary" href={localePath(paths.support())}>
            {t("responsible.help.support")}
          </ButtonLink>
        </Section>
      </div>
    </>
  );
}
