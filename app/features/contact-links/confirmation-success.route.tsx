import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { readOutcome } from "~/session/recorded-outcomes.server";
import { LinkPage } from "~/shell/link-page";
import { ButtonLink } from "~/ui/button";
import { CONTACT_CONFIRMED } from "./contact-links.server";

export const handle = {
  policy: "mail",
  i18n: ["contactLinks"],
  shared: false,
  page: { names: ["confirmation-success"], isIndexed: false },
  isForAllAges: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  const isKnown = (await readOutcome(context, CONTACT_CONFIRMED)) !== null;
  const title = context.t(isKnown ? "contactLinks.success.title" : "contactLinks.unknown.title");
  return { seo: await loadPageSeo(context, { title, isIndexed: false }), isKnown };
}

export const shouldRevalidate = revalidatePageContent;

export default function ConfirmationSuccessPage() {
  const localePath = useLocalePath();
  const t = useTranslate();
  const { isKnown } = useLoaderData<typeof loader>();
  if (!isKnown) {
    return (
      <LinkPage icon="info" title={t("contactLinks.unknown.title")}>
        <p className="text-muted">{t("contactLinks.unknown.text")}</p>
        <p>
          <ButtonLink href={localePath(paths.profileSettings())} size="l">
            {t("contactLinks.confirmation.toSettings")}
          </ButtonLink>
        </p>
      </LinkPage>
    );
  }
  return (
    <LinkPage icon="success" title={t("contactLinks.success.title")}>
      <p className="text-muted">{t("contactLinks.success.text")}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={localePath(paths.allGames())} size="l">
          {t("contactLinks.success.button")}
        </ButtonLink>
      </p>
    </LinkPage>
  );
}
