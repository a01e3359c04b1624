import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { Mark } from "~/ui/mark";
import { Facts } from "./facts";
import { loadNotifications } from "./personal.server";

export const handle = { page: { names: ["profile-notification"] } } satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadNotifications(context);
}

export const shouldRevalidate = keepBeneathDialog;

export default function NotificationPage() {
  const { isSubscribed, contacts } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <>
      <h1 className="text-xl">{t("profile.pages.notification")}</h1>
      <p className="text-muted">{t("profile.notification.lead")}</p>
      <Facts
        facts={[
          { label: t("profile.notification.news"), value: <Subscription isOn={isSubscribed} /> },
          ...(["email", "phone"] as const).map((kind) => ({
            label: t(`profile.contact.${kind}`),
            value: contacts[kind]?.contact,
            mark: contacts[kind] && <Subscription isOn={contacts[kind].is_subscribed} />,
          })),
        ]}
      />
    </>
  );
}

function Subscription({ isOn }: { isOn: boolean }) {
  const t = useTranslate();
  return (
    <Mark tone={isOn ? "positive" : "neutral"}>
      {t(isOn ? "profile.notification.on" : "profile.notification.off")}
    </Mark>
  );
}
