import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { translateWith } from "~/i18n/translator";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { ButtonLink } from "~/ui/button";
import { LinkPage } from "./link-page";

export const handle = {
  i18n: ["contactLinks"],
  shared: false,
  page: { names: ["confirmation-success"], isIndexed: false },
} satisfies RouteHandle;

export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  const title = translateWith(context.i18n)("contactLinks.success.title");
  return { seo: await loadPageSeo(context, { title, isIndexed: false }) };
}

export const shouldRevalidate = keepBeneathDialog;

export default function ConfirmationSuccessPage() {
  const localePath = useLocalePath();
  const t = useTranslate();
  return (
    <LinkPage icon="success" title={t("contactLinks.success.title")}>
      <p className="text-muted">{t("contactLinks.success.text")}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={localePath(paths.gameHall())} size="l">
          {t("contactLinks.success.button")}
        </ButtonLink>
      </p>
    </LinkPage>
  );
}
