import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountField } from "~/account-form/account-field";
import { AccountForm } from "~/account-form/account-form";
import { answerAccountForms } from "~/account-form/account-form.server";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { useFormats } from "~/ui/formats";
import { Section } from "~/ui/section";
import { readForm } from "~/validation/read-form.server";
import { ContactCard } from "./contact-card";
import { contactForms } from "./contact-forms.server";
import { Facts } from "./facts";
import { FakenameSchema } from "./fakename-schema";
import { loadPersonalSettings, type PersonalSettings } from "./personal.server";
import { settingsForms } from "./personal-forms.server";

export const handle = { i18n: ["accountForm"], page: { names: ["profile-settings"] } } satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadPersonalSettings(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerAccountForms(context, await readForm(request), { ...settingsForms, ...contactForms });
}

export const shouldRevalidate = keepBeneathDialog;

export default function SettingsPage() {
  const settings = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <>
      <h1 className="text-xl">{t("profile.pages.settings")}</h1>
      <div>
        <Section title={t("profile.personal")}>
          <PersonalFacts {...settings} />
        </Section>
        <Section title={t("profile.contacts")}>
          <div className="grid gap-4">
            {(["email", "phone"] as const).map((kind) => (
              <ContactCard
                key={kind}
                kind={kind}
                contact={settings.contacts[kind]}
                resendSeconds={settings.resendSeconds[kind]}
                attempt={settings.attempt}
              />
            ))}
          </div>
        </Section>
        <Section title={t("profile.fakename.title")}>
          <p className="mb-4 max-w-[68ch] text-sm text-muted">{t("profile.fakename.text")}</p>
          <div className="max-w-md">
            <AccountForm
              intent="fakename"
              attempt={settings.attempt}
              schema={FakenameSchema}
              values={{ fakename: settings.fakename }}
              submit={t("profile.save")}
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
      </div>
    </>
  );
}

const texts = [
  "first_name",
  "middle_name",
  "last_name",
  "country",
  "region",
  "home_town",
  "address",
  "postcode",
] as const;

function PersonalFacts({ login, fakename, profile }: Omit<PersonalSettings, "seo" | "attempt">) {
  const t = useTranslate();
  const { date } = useFormats();
  const { sex, birth_date: birthDate, document } = profile;
  return (
    <Facts
      facts={[
        { label: t("profile.fields.login"), value: login },
        { label: t("profile.fields.fakename"), value: fakename },
        ...texts.slice(0, 3).map((name) => ({ label: t(`profile.fields.${name}`), value: profile[name] })),
        { label: t("profile.fields.sex"), value: sex ? t(`profile.sex.${sex}`) : undefined },
        // A day, not a moment: no zone may move it.
        { label: t("profile.fields.birth_date"), value: birthDate && date(birthDate, "UTC") },
        ...texts.slice(3).map((name) => ({ label: t(`profile.fields.${name}`), value: profile[name] })),
        { label: t("profile.fields.document"), value: document?.number },
      ]}
    />
  );
}
