import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { DetailList } from "~/features/profile/detail-list";
import { AccountAction } from "~/forms/account-form/account-action";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { FormNotice } from "~/forms/account-form/form-notice";
import { readForm } from "~/forms/validation/read-form.server";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import type { Preferences } from "~/session/preferences/preferences.server";
import { SectionError } from "~/shell/sections/section-error";
import { Badge } from "~/ui/feedback/badge";
import { Section } from "~/ui/section";
import { notificationForms } from "./notification-forms.server";
import { loadNotifications } from "./notifications.server";

export const handle = {
  i18n: ["accountForm", "games", "notifications"],
  page: { names: ["profile-notification"] },
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadNotifications(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerAccountForms(context, await readForm(request), notificationForms);
}

export const shouldRevalidate = revalidatePageContent;

export default function NotificationPage() {
  const { isSubscribed, contacts, names, preferences, attempt } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslate();
  return (
    <>
      <h1 className="text-xl">{t("profile.pages.notification")}</h1>
      <p className="text-muted">{t("profile.notification.lead")}</p>
      <FormNotice refusal={answer?.refusal} />
      <DetailList
        rows={[
          { label: t("profile.notification.news"), value: <Subscription isOn={isSubscribed} /> },
          ...(["email", "phone"] as const).map((kind) => ({
            label: t(`profile.contact.${kind}`),
            value: names[kind],
            mark: contacts[kind] && (
              <ContactNews
                contact={contacts[kind].contact}
                name={names[kind]}
                isOn={contacts[kind].is_subscribed}
                attempt={attempt}
              />
            ),
          })),
        ]}
      />
      <Section title={t("notifications.title")}>
        {preferences.ok ? (
          <OwnPreferences preferences={preferences.value} attempt={attempt} />
        ) : (
          <SectionError />
        )}
      </Section>
    </>
  );
}

interface OwnPreferencesProps {
  preferences: Preferences;
  attempt: string;
}

/** Preferences for what the site does by itself, and the reset of closed messages. */
function OwnPreferences({ preferences, attempt }: OwnPreferencesProps) {
  const t = useTranslate();
  return (
    <div className="grid gap-4">
      <p className="text-muted text-sm">{t("notifications.lead")}</p>
      <DetailList
        rows={(["sound", "popups"] as const).map((name) => {
          const label = t(`notifications.${name}`);
          const isOn = preferences[name];
          return {
            label,
            value: (
              <Badge tone={isOn ? "positive" : "neutral"}>
                {t(isOn ? "notifications.on" : "notifications.off")}
              </Badge>
            ),
            mark: (
              <AccountAction
                intent={isOn ? "turnOff" : "turnOn"}
                id={name}
                attempt={attempt}
                variant="secondary"
              >
                {t(isOn ? "notifications.turnOff" : "notifications.turnOn")}
                <span className="sr-only">: {label}</span>
              </AccountAction>
            ),
          };
        })}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-muted text-sm">{t("notifications.closed.text")}</p>
        <AccountAction intent="showAgain" id="closed" attempt={attempt} variant="secondary">
          {t("notifications.closed.show")}
        </AccountAction>
      </div>
    </div>
  );
}

interface ContactNewsProps {
  contact: string;
  name: string | undefined;
  isOn: boolean;
  attempt: string;
}

function ContactNews({ contact, name, isOn, attempt }: ContactNewsProps) {
  const t = useTranslate();
  const intent = isOn ? "unsubscribe" : "subscribe";
  return (
    <>
      <Subscription isOn={isOn} />
      <AccountAction intent={intent} id={contact} attempt={attempt} variant="secondary">
        {t(`profile.notification.${intent}`)}
        <span className="sr-only">: {name}</span>
      </AccountAction>
    </>
  );
}

function Subscription({ isOn }: { isOn: boolean }) {
  const t = useTranslate();
  return (
    <Badge tone={isOn ? "positive" : "neutral"}>
      {t(isOn ? "profile.notification.on" : "profile.notification.off")}
    </Badge>
  );
}
