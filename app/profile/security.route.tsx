import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { Mark } from "~/ui/mark";
import { Time } from "~/ui/time";
import { Facts } from "./facts";
import { loadSecurity } from "./security.server";

export const handle = { page: { names: ["profile-security"] } } satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadSecurity(context);
}

export const shouldRevalidate = keepBeneathDialog;

export default function SecurityPage() {
  const { login, registeredAt, hasTwoFactor } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <>
      <h1 className="text-xl">{t("profile.pages.security")}</h1>
      <Facts
        facts={[
          { label: t("profile.fields.login"), value: login },
          {
            label: t("profile.security.since"),
            value: registeredAt && <Time value={registeredAt} mode="date" />,
          },
          ...(hasTwoFactor === undefined
            ? []
            : [
                {
                  label: t("profile.security.twoFactor"),
                  value: (
                    <Mark tone={hasTwoFactor ? "positive" : "warning"}>
                      {t(hasTwoFactor ? "profile.security.on" : "profile.security.off")}
                    </Mark>
                  ),
                },
              ]),
        ]}
      />
      {hasTwoFactor !== undefined && (
        <p className="max-w-[68ch] text-sm text-muted">
          {t(hasTwoFactor ? "profile.security.onText" : "profile.security.offText")}
        </p>
      )}
    </>
  );
}
