import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { readForm } from "~/forms/validation/read-form.server";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { Notice } from "~/ui/feedback/notice";
import { CheckPanel } from "./check-panel";
import { StepInstructions } from "./step-instructions";
import { StepList } from "./step-list";
import { loadVerificationPage } from "./verification.server";
import { verificationForms } from "./verification-forms.server";

export const handle = {
  i18n: ["verification", "accountForm"],
  page: { names: ["profile-verification"] },
  query: { action: "visitor", check: "visitor" },
  policy: "identity",
  hidesOffers: true,
  feature: "identityVerification",
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadVerificationPage(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerAccountForms(context, await readForm(request), verificationForms);
}

export const shouldRevalidate = revalidatePageContent;

export default function VerificationPage() {
  const page = useLoaderData<typeof loader>();
  const { steps, isBlocked, check } = page;
  const t = useTranslate();
  return (
    <>
      <h1 className="text-xl">{t("profile.pages.verification")}</h1>
      {isBlocked && <Notice tone="warning" title={t("verification.blocked")} />}
      <StepList steps={steps} />
      {check ? <CheckPanel {...page} check={check} /> : <StepInstructions {...page} />}
    </>
  );
}
