import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Breadcrumbs } from "~/shell/breadcrumbs";
import { FailedPage } from "~/shell/system-pages/error-page";
import { useFailure } from "~/shell/system-pages/use-failure";

/** Breadcrumbs of the pages below the loyalty page. */
export function LoyaltyTrail() {
  const t = useTranslate();
  return <Breadcrumbs trail={[{ name: t("loyalty.title"), path: paths.loyalty() }]} />;
}

/** Error boundary of these pages, with the breadcrumbs. */
export function LoyaltyFailure() {
  return (
    <>
      <LoyaltyTrail />
      <FailedPage {...useFailure()} />
    </>
  );
}
