import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { DetailList } from "~/features/profile/detail-list";
import { AccountField } from "~/forms/account-form/account-field";
import { AccountForm } from "~/forms/account-form/account-form";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { lazyRules } from "~/forms/validation/lazy-rules";
import { readForm } from "~/forms/validation/read-form.server";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { Time } from "~/ui/format/time";
import { Section } from "~/ui/section";
import { loadSecurity, securityFormsFor } from "./security.server";
import { TwoFactorCard } from "./two-factor-card";

const passwordRules = lazyRules(() => import("./password-schema").then((part) => part.PasswordSchema));

export const handle = {
  i18n: ["accountForm", "security"],
  page: { names: ["profile-security"] },
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadSecurity(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerAccountForms(context, await readForm(request), await securityFormsFor(context));
}

export const shouldRevalidate = revalidatePageContent;

export default function SecurityPage() {
  const { attempt, login, registeredAt, twoFactor } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <>
      <h1 className="text-xl">{t("profile.pages.security")}</h1>
      <DetailList
        rows={[
          { label: t("profile.fields.login"), value: login },
          {
            label: t("profile.security.since"),
            value: registeredAt && <Time value={registeredAt} mode="date" />,
          },
        ]}
      />
      {twoFactor && <TwoFactorCard {...twoFactor} attempt={attempt} />}
      <Section title={t("profile.password.title")}>
        <p className="mb-4 max-w-(--cr-measure) text-sm text-muted">{t("profile.password.text")}</p>
        <div className="max-w-md">
          <AccountForm
            intent="password"
            attempt={attempt}
            rules={passwordRules}
            submit={t("profile.password.submit")}
          >
            {({ old_password, password }) => (
              <>
                {/* Tells password managers whose password it is. */}
                <input type="text" value={login ?? ""} autoComplete="username" readOnly hidden />
                <AccountField
                  field={old_password}
                  label={t("profile.password.old")}
                  type="password"
                  autoComplete="current-password"
                />
                <AccountField
                  field={password}
                  label={t("profile.password.new")}
                  type="password"
                  autoComplete="new-password"
                />
              </>
            )}
          </AccountForm>
        </div>
      </Section>
    </>
  );
}
