import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { pageMeta } from "~/seo/page-meta";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { loadVerificationPage } from "./verification.server";
import { verificationSteps } from "./verification-step";

export const handle = {
  page: { names: ["profile-verification"] },
  policy: "identity",
  feature: "identityVerification",
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadVerificationPage(context);
}

export const shouldRevalidate = keepBeneathDialog;

export default function VerificationPage() {
  const { step, isBlocked } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <>
      <h1 className="text-xl">{t("profile.pages.verification")}</h1>
      {isBlocked && <Notice tone="warning" title={t("profile.verification.blocked")} />}
      <ol className="grid gap-2 tablet:grid-cols-3">
        {verificationSteps.map((name, index) => (
          <li
            key={name}
            className="panel flex items-center gap-3 text-sm text-muted aria-[current]:border-line-strong aria-[current]:font-semibold aria-[current]:text-text"
            aria-current={name === step ? "step" : undefined}
          >
            <span className="tabular">{index + 1}</span>
            {t(`profile.verification.steps.${name}`)}
          </li>
        ))}
      </ol>
      <p className="max-w-[68ch] text-muted">{t(`profile.verification.text.${step}`)}</p>
      {step !== "completed" && (
        <p>
          <ButtonLink variant="secondary" href={localePath(paths.support())}>
            {t("profile.toSupport")}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
