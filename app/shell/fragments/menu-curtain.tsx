import { useTranslate } from "~/i18n/use-translate";
import { Fragment } from "./fragment";

/** The menu of narrow screens: the same list as the rail of wide ones. */
export function MenuCurtain() {
  const t = useTranslate();
  return (
    <Fragment
      name="menu"
      id="curtain-menu"
      as="nav"
      aria-label={t("common.mainNavigation")}
      className="menu-curtain"
    />
  );
}
