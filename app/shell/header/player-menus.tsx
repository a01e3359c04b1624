import { useFeatures } from "~/content/config/use-features";
import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { LayoutFragment } from "~/shell/fragments/layout-fragment";
import { useLayoutData } from "~/shell/layout-data/use-layout-data";
import { classes } from "~/ui/class-names";
import { Badge } from "~/ui/feedback/badge";
import { Deferred } from "~/ui/feedback/deferred";
import { LevelRing } from "~/ui/feedback/level-ring";
import { useFormats } from "~/ui/format/formats";
import { isLongAmount } from "~/ui/format/is-long-amount";
import { Money } from "~/ui/format/money";
import { Icon } from "~/ui/icons/icon";
import { Avatar } from "~/ui/images/avatar";
import { Menu } from "~/ui/menu";
import type { Balances } from "../../browser/runtime/balance/balance";
import { useLiveBalances } from "../../browser/runtime/balance/live-balance";
import { BalanceStatus } from "./balance-status";
import { DepositButton, MoneyLinks } from "./money-links";
import { useUnreadNotices } from "./unread-notices";

/** A player's balance, deposit and account menu. */
export function PlayerMenus() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const dialogHref = useDialogHref();
  const hasFeature = useFeatures();
  const { number, percent } = useFormats();
  const { player, level = null, unread: loaded = 0, waiting = [] } = useLayoutData() ?? {};
  const unread = useUnreadNotices(loaded);
  if (player?.kind !== "player") return null;
  const name = player.name || t("common.player");
  const avatar = <Avatar name={name} />;
  return (
    <div className="flex items-center gap-1 tablet:gap-2">
      <div className="flex">
        <BalanceMenu balances={player.balances} />
        <DepositButton />
      </div>
      <Menu
        group="header"
        label={[
          t("common.account", { name }),
          unread > 0 && t("common.unread", { count: number(unread) }),
          waiting.length > 0 && t("common.waiting"),
        ]
          .filter(Boolean)
          .join(", ")}
        summaryClassName="relative min-w-11 justify-center"
        summary={
          <>
            {/* The ring's place is there before the level, and without one. */}
            <Deferred value={level} fallback={<LevelRing percent={undefined}>{avatar}</LevelRing>}>
              {(known) => <LevelRing percent={known?.percent}>{avatar}</LevelRing>}
            </Deferred>
            {(unread > 0 || waiting.length > 0) && <span className="unread-dot" />}
            <Icon name="chevron-down" className="hidden size-4 text-muted laptop:block" />
          </>
        }
      >
        <p className="truncate px-3 pt-2 font-semibold">{name}</p>
        <p className="px-3 pb-3 text-muted text-sm empty:hidden">
          <Deferred value={level} fallback={null}>
            {(known) => known && `${known.name} · ${percent(known.percent)}`}
          </Deferred>
        </p>
        {hasFeature("loyalty") && (
          <a href={dialogHref({ dialog: "notices" })} rel="nofollow" className="panel-link">
            <Icon name="bell" />
            {t("common.notices")}
            {unread > 0 && <Badge tone="positive">{t("common.unread", { count: number(unread) })}</Badge>}
          </a>
        )}
        {waiting.map(({ title, to }) => (
          <a
            key={title}
            href={typeof to === "string" ? localePath(to) : dialogHref(to)}
            rel="nofollow"
            // A new document, because only that records that the offer was opened.
            data-document={typeof to === "string" ? "" : undefined}
            className="panel-link"
          >
            <Icon name="gift" />
            {title}
            <span className="sr-only"> {t("common.waiting")}</span>
            <span className="waiting-dot" />
          </a>
        ))}
        <LayoutFragment name="userMenu" />
        <form method="post" action={localePath(paths.logout())} className="mt-1 border-t pt-1">
          <button type="submit" className="panel-link">
            <Icon name="sign-out" />
            {t("common.signOut")}
          </button>
        </form>
      </Menu>
    </div>
  );
}

function BalanceMenu({ balances: loaded }: { balances: Balances }) {
  const t = useTranslate();
  const { money } = useFormats();
  const balances = useLiveBalances(loaded);
  const rows = [
    { label: t("common.balanceMain"), value: balances.main },
    { label: t("common.balanceBonus"), value: balances.bonus },
    { label: t("common.balanceBettingBonus"), value: balances.bettingBonus },
  ];
  return (
    <>
      <BalanceStatus total={balances.total} />
      <Menu
        group="header"
        summaryClassName={classes(
          "rounded-e-none border border-e-0 bg-surface-2 px-2 tablet:px-3 hover:bg-surface-3",
          isLongAmount(money(balances.total)) && "is-long",
        )}
        summary={
          <>
            <Icon name="wallet" className="hidden size-4 text-accent-ink tablet:block" />
            <span className="grid leading-tight">
              <span className="balance-name">{t("common.balanceTotal")}</span>
              <Money value={balances.total} className="whitespace-normal" />
            </span>
            <Icon name="chevron-down" className="hidden size-4 text-muted tablet:block" />
          </>
        }
      >
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 p-3 text-sm">
          {rows.map(({ label, value }) => (
            <BalanceRow key={label} label={label} value={value} />
          ))}
          <dt className="border-t pt-2 font-semibold">{t("common.balanceTotal")}</dt>
          <dd className="border-t pt-2 text-end font-semibold">
            <Money value={balances.total} />
          </dd>
        </dl>
        <MoneyLinks />
      </Menu>
    </>
  );
}

function BalanceRow({ label, value }: { label: string; value: Balances["main"] }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="text-end">
        <Money value={value} />
      </dd>
    </>
  );
}
