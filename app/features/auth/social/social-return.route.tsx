import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { notifyOpener } from "./oauth-popup";
import { loadSocialReturn } from "./social.server";

export const handle = {
  i18n: ["auth"],
  shared: false,
  allowsOpener: true,
  page: { names: ["forms-social-return"], isIndexed: false },
  query: { code: "visitor", type_auth: "visitor", window: "visitor", type: "visitor" },
} satisfies RouteHandle;

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex,nofollow" }];

export function loader({ context }: LoaderFunctionArgs) {
  return loadSocialReturn(context);
}

export const shouldRevalidate = revalidatePageContent;

/** Shown in the popup until it closes itself; without an opener it continues at `href`. */
export default function SocialReturnPage() {
  const { notice, path } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const href = useLocalePath()(path);
  useEffect(() => {
    if (!notifyOpener(notice ? { type: "social_failed", notice } : { type: "refresh_user" }))
      window.location.replace(href);
  }, [notice, href]);
  return (
    <section className="auth-page">
      <h1 className="font-semibold text-2xl">{t("auth.social.returned.title")}</h1>
      <ButtonLink href={href} size="l" data-document="">
        {t("auth.signedIn.goOn")}
      </ButtonLink>
    </section>
  );
}
