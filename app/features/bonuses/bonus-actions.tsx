import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { AccountAction } from "~/forms/account-form/account-action";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { Money } from "~/ui/format/money";
import { actionsOf, type BonusCard } from "./bonus-card";
import type { BonusType } from "./bonuses.server";

interface BonusActionsProps {
  bonus: BonusCard;
  type: BonusType;
  /** Idempotency key of this rendering of the forms. */
  attempt: string;
}

/** The actions a bonus allows now; those with consequences open a confirmation dialog. */
export function BonusActions({ bonus: { id, status, title, amount }, type, attempt }: BonusActionsProps) {
  const t = useTranslate();
  const dialogHref = useDialogHref();
  const actions = actionsOf(type, status);
  if (!id || actions.length === 0) return null;
  // Distinguishes the equal buttons of several bonuses for screen readers.
  const which = (
    <span className="sr-only">
      : {title}, <Money value={amount} />
    </span>
  );
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-2">
      {actions.map((action) =>
        action === "pause" ? (
          <AccountAction key={action} intent={action} id={id} attempt={attempt} variant="secondary">
            {t("profile.bonuses.pause")}
            {which}
          </AccountAction>
        ) : (
          <ButtonLink
            key={action}
            variant={action === "remove" ? "ghost" : "secondary"}
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
