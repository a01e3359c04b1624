import { AccountAction } from "~/account-form/account-action";
import { useDialogHref } from "~/dialogs/use-dialog-href";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { Money } from "~/ui/money";
import { actionsOf, type BonusCard } from "./bonus-card";
import type { BonusType } from "./bonuses.server";

interface BonusActionsProps {
  bonus: BonusCard;
  type: BonusType;
  /** Names this showing of the forms. */
  attempt: string;
}

/** What can be done with a bonus now. What costs something asks first. */
export function BonusActions({ bonus: { id, status, title, amount }, type, attempt }: BonusActionsProps) {
  const t = useTranslate();
  const dialogHref = useDialogHref();
  const actions = actionsOf(type, status);
  if (actions.length === 0) return null;
  // Several bonuses have the same buttons.
  const which = (
    <span className="sr-only">
      : {title}, <Money value={amount} />
    </span>
  );
  return (
    <div className="flex flex-wrap gap-2 pt-2">
      {actions.map((action) =>
        action === "pause" ? (
          <AccountAction key={action} intent={action} id={id} attempt={attempt} variant="secondary">
            {t("profile.bonuses.pause")}
            {which}
          </AccountAction>
        ) : (
          <ButtonLink
            key={action}
            variant={action === "remove" ? "ghost" : "primary"}
            href={dialogHref({ confirm: `bonus_${action}`, id, type })}
            rel="nofollow"
          >
            {t(`profile.bonuses.${action}`)}
            {which}
          </ButtonLink>
        ),
      )}
    </div>
  );
}
