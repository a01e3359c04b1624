import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { PersonalSection } from "~/features/profile/personal/personal-section";
import { AccountField } from "~/forms/account-form/account-field";
import { AccountForm } from "~/forms/account-form/account-form";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { lazyRules } from "~/forms/validation/lazy-rules";
import { readForm } from "~/forms/validation/read-form.server";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { Section } from "~/ui/section";
import { ContactCard } from "../contacts/contact-card";
import { contactForms } from "../contacts/contact-forms.server";
import { loadPersonalSettings } from "../personal/personal.server";
import { settingsForms } from "../personal/personal-forms.server";
import { AccountStatus } from "./account-status";
import { CurrencySection } from "./currency-section";
import { LanguageSection } from "./language-section";

const fakenameRules = lazyRules(() => import("./fakename-schema").then((part) => part.FakenameSchema));

export const handle = {
  i18n: ["accountForm", "personal"],
  page: { names: ["profile-settings"] },
  query: { from: "visitor", toastType: "visitor" },
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadPersonalSettings(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerAccountForms(context, await readForm(request), { ...settingsForms, ...contactForms });
}

export const shouldRevalidate = revalidatePageContent;

export default function SettingsPage() {
  const settings = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <>
      <h1 className="text-xl">{t("profile.pages.settings")}</h1>
      <AccountStatus step={settings.step} contacts={settings.contacts} />
      <div className="settings">
        <div>
          <PersonalSection {...settings.personal} login={settings.login} attempt={settings.attempt} />
          <LanguageSection {...settings.language} />
        </div>
        <div>
          <Section title={t("profile.contacts")} anchor="contacts">
            <div className="grid gap-4">
              {(["email", "phone"] as const).map((kind) => (
                <ContactCard
                  key={kind}
                  kind={kind}
                  shown={kind === "phone" ? settings.phone : undefined}
                  contact={settings.contacts[kind]}
                  resendSeconds={settings.resendSeconds[kind]}
                  attempt={settings.attempt}
                />
              ))}
            </div>
          </Section>
          <Section title={t("profile.fakename.title")}>
            <p className="mb-4 max-w-(--cr-measure) text-sm text-muted">{t("profile.fakename.text")}</p>
            <div className="[&_label]:sr-only">
              <AccountForm
                intent="fakename"
                attempt={settings.attempt}
                rules={fakenameRules}
                values={{ fakename: settings.fakename }}
                submit={t("profile.save")}
                variant="secondary"
              >
                {({ fakename }) => (
                  <AccountField
                    field={fakename}
                    label={t("profile.fields.fakename")}
                    hint={t("profile.fakename.hint")}
                    autoComplete="nickname"
                  />
                )}
              </AccountForm>
            </div>
          </Section>
          <CurrencySection {...settings.currency} attempt={settings.attempt} />
        </div>
      </div>
    </>
  );
}
