import type { ReactNode } from "react";
import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { SessionClock } from "~/features/games/play/session-clock";
import { useSessionEnd } from "~/features/games/play/use-session-end";
import { LimitsLink } from "~/features/responsible-game/limits-link";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { Money } from "~/ui/format/money";
import { Icon } from "~/ui/icons/icon";
import type { Betting, BettingBonus } from "./betting.server";

type BarProps = Pick<Betting, "heading" | "bonus" | "session" | "hasHistory"> & { isPlayer: boolean };

/** The page's heading; a player's session and what came of it, bonus, limits, bet history. */
export function BettingBar({ heading, bonus, session, hasHistory, isPlayer }: BarProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  useSessionEnd(session);
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-1 gap-y-1 tablet:gap-x-4">
      {/* On a phone the title has a line to itself, above the session and the tools. */}
      <div className="contents grow leading-tight tablet:block">
        <h1 className="basis-full text-xl wrap-normal" dir="auto">
          {heading}
        </h1>
        {session && (
          <SessionLink isShown={session.since !== null}>
            <SessionClock {...session} net={session.net?.net} />
          </SessionLink>
        )}
      </div>
      {isPlayer && <LimitsLink />}
      {hasHistory && (
        <ButtonLink variant="ghost" className="px-3" href={localePath(paths.bets({ kind: "betting" }))}>
          <Icon name="clock" />
          <span className="sr-only tablet:not-sr-only">{t("betting.history")}</span>
        </ButtonLink>
      )}
      {bonus && <BonusHint bonus={bonus} />}
    </div>
  );
}

/** The clock leads to what came of the session; less high than what it takes a finger to hit. */
function SessionLink({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const dialogHref = useDialogHref();
  if (!isShown) return children;
  return (
    <a
      className="me-auto flex min-h-11 w-fit items-center underline underline-offset-4 tablet:-my-2"
      href={dialogHref({ dialog: "session" })}
      rel="nofollow"
    >
      {children}
    </a>
  );
}

/** The bonus a bet can be paid with, whose money is part of the header's sum, or one that must be activated first. */
function BonusHint({ bonus: { state, title, money } }: { bonus: BettingBonus }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <a
      href={localePath(paths.bonuses())}
      className="inline-flex min-h-11 min-w-0 items-center gap-2 text-muted text-sm hover:text-text"
    >
      <Icon name="gift" className="size-5 shrink-0 text-accent-ink" />
      <span className={state === "active" && title ? "sr-only tablet:not-sr-only" : undefined}>
        {t(state === "active" ? "betting.bonus" : "betting.bonusWaiting")}
      </span>
      {title && (
        <span className="max-w-64 truncate font-semibold text-text" dir="auto">
          {title}
        </span>
      )}
      {state === "waiting" && <Money value={money} className="font-semibold text-text" />}
    </a>
  );
}
