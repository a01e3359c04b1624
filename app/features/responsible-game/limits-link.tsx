import { useFeatures } from "~/content/config/use-features";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { classes } from "~/ui/class-names";
import { Icon } from "~/ui/icons/icon";

interface LimitsLinkProps {
  className?: string;
  /** The label, where there is room; elsewhere visually hidden. */
  hasWord?: boolean;
}

/** Link to limits and breaks, for places with money or games; nothing when the feature is off. */
export function LimitsLink({ className, hasWord = false }: LimitsLinkProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const hasFeature = useFeatures();
  if (!hasFeature("responsibleGaming")) return null;
  const name = t("common.footerResponsible");
  return (
    <a
      className={classes(hasWord ? "limits-link" : "icon-button", className)}
      href={localePath(paths.responsibleGame())}
      aria-label={hasWord ? undefined : name}
      title={name}
    >
      <Icon name="shield" />
      {hasWord && t("common.limits")}
    </a>
  );
}
