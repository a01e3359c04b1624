import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { ownCookies } from "~/session/cookies/cookies";
import { LinkPage } from "~/shell/link-page";
import { ButtonLink } from "~/ui/button";

export const handle = {
  i18n: ["auth"],
  shared: false,
  page: { names: ["forms-cookies"], isIndexed: false },
  query: { to: "visitor" },
  isForAllAges: true,
} satisfies RouteHandle;

export const meta = pageMeta;

/** A form that arrived without cookies leads here: this redirects, or explains how to allow cookies if still none come. */
export async function loader({ context }: LoaderFunctionArgs) {
  const to = internalPath(context.query.get("to"), context.locales) ?? paths.home();
  if (context.cookies.hasReceived) {
    context.cookies.remove(ownCookies.cookieCheck);
    throw redirectWithin(context, to);
  }
  return {
    to,
    seo: await loadPageSeo(context, { title: context.t("auth.cookies.title"), isIndexed: false }),
  };
}

export const shouldRevalidate = revalidatePageContent;

export default function CookieCheckPage() {
  const { to } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <LinkPage icon="info" title={t("auth.cookies.title")}>
      <p className="text-muted">{t("auth.cookies.text")}</p>
      <ButtonLink href={localePath(to)} size="l" className="w-full" data-document="">
        {t("auth.signedIn.goOn")}
      </ButtonLink>
    </LinkPage>
  );
}
