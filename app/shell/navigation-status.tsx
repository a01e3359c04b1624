import { useNavigation } from "@remix-run/react";
import { useTranslate } from "~/i18n/use-translate";
import { PendingBar } from "~/ui/feedback/pending-bar";

/** Loading bar of client navigations, which browsers show for full page loads only. */
export function NavigationStatus() {
  const t = useTranslate();
  const navigation = useNavigation();
  return <PendingBar isPending={navigation.state !== "idle"} label={t("common.loading")} />;
}
