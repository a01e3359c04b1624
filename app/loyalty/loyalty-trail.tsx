import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { Breadcrumbs } from "~/shell/breadcrumbs";
import { FailedPage } from "~/shell/error-page";
import { useFailure } from "~/shell/use-failure";

/** The way back to the programme from each of its pages. */
export function LoyaltyTrail() {
  const t = useTranslate();
  return <Breadcrumbs trail={[{ name: t("loyalty.title"), path: paths.loyalty() }]} />;
}

/** A page of the programme that cannot be shown leaves the way back to it. */
export function LoyaltyFailure() {
  return (
    <>
      <LoyaltyTrail />
      <FailedPage {...useFailure()} />
    </>
  );
}
