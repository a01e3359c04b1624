import { useTranslate } from "~/i18n/use-translate";
import { Preferences } from "~/shell/header/preferences";
import { LayoutFragment } from "./layout-fragment";

/** The menu of narrow screens: the same list as the rail of wide ones, and the preferences of their header. */
export function MenuCurtain() {
  const t = useTranslate();
  return (
    <>
      <LayoutFragment
        name="menu"
        as="nav"
        aria-label={t("common.mainNavigation")}
        className="menu-curtain menu"
      />
      <div className="menu-preferences">
        <Preferences />
      </div>
    </>
  );
}
