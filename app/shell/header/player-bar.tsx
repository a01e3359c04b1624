import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { useTranslate } from "~/i18n/use-translate";
import { useLayoutData } from "~/shell/layout-data/use-layout-data";
import { ButtonLink } from "~/ui/button";
import { PlayerMenus } from "./player-menus";

/** The end of the header: balance and account menu, or sign-in and sign-up. Neither when the player is unknown. */
export function PlayerBar() {
  const { player } = useLayoutData() ?? {};
  if (player?.kind === "player") return <PlayerMenus />;
  return player?.kind === "visitor" ? <VisitorLinks /> : <UnknownBalance />;
}

function UnknownBalance() {
  return <p className="px-2 text-muted text-sm">{useTranslate()("common.balanceUnavailable")}</p>;
}

function VisitorLinks() {
  const t = useTranslate();
  const dialogHref = useDialogHref();
  return (
    <div className="flex items-center gap-1 tablet:gap-2">
      <ButtonLink
        variant="ghost"
        size="s"
        className="whitespace-nowrap"
        rel="nofollow"
        href={dialogHref({ show_popup_auth: "" })}
      >
        {t("common.signIn")}
      </ButtonLink>
      <ButtonLink
        size="s"
        className="whitespace-nowrap"
        rel="nofollow"
        href={dialogHref({ show_popup_reg: "" })}
      >
        {t("common.signUp")}
      </ButtonLink>
    </div>
  );
}
