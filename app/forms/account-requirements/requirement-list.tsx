import { useFeatures } from "~/content/config/use-features";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import type { Requirement } from "./requirements";

interface RequirementListProps {
  unmetRequirements: readonly Requirement[];
  /** The current page, to return to; absent for visitors, who get no links because they must sign in first. */
  here?: string;
  /** The identity check that the provider requires. */
  check?: string;
}

/** Requirements of an account, each with a link to where it is met. */
export function RequirementList({ unmetRequirements, here, check }: RequirementListProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const hasFeature = useFeatures();
  return (
    <ul className="grid gap-2">
      {unmetRequirements.map(({ icon, text, label, feature, path }) => (
        <li key={text} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="flex min-w-0 flex-[1_1_14rem] items-center gap-2 text-text">
            <Icon name={icon} className="size-4 text-muted" />
            {t(text)}
          </span>
          {here && (
            <ButtonLink
              variant="secondary"
              size="s"
              href={localePath(hasFeature(feature) ? path(here, check) : paths.support())}
            >
              {t(hasFeature(feature) ? label : "needs.support.action")}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
