import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { loadSocialStart } from "./social.server";

export const handle = {
  i18n: ["auth"],
  shared: false,
  allowsOpener: true,
  page: { names: ["forms-social"], isIndexed: false },
  query: { service: "visitor", type_auth: "visitor", terms: "visitor", window: "visitor", type: "visitor" },
} satisfies RouteHandle;

/**
 * Continues by meta refresh: our CSP (`form-action`) blocks a form submission that is redirected to another origin.
 */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { name: "robots", content: "noindex,nofollow" },
  ...(data ? [{ httpEquiv: "refresh", content: `0; url=${data.href}` }] : []),
];

export function loader({ context }: LoaderFunctionArgs) {
  return loadSocialStart(context);
}

export const shouldRevalidate = revalidatePageContent;

export default function SocialPage() {
  const { name, href } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <section className="auth-page">
      <h1 className="font-semibold text-2xl">{t("auth.social.leaving.title", { name })}</h1>
      <p className="text-muted">{t("auth.social.leaving.text")}</p>
      <ButtonLink href={href} size="l" data-document="">
        {t("auth.social.leaving.go", { name })}
      </ButtonLink>
    </section>
  );
}
