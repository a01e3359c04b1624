import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Feature } from "~/content/config/features";
import { useFeatures } from "~/content/config/use-features";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { BonusTile } from "~/features/bonuses/bonus-tile";
import { RepeatDepositCard } from "~/features/cashier/deposit/repeat-deposit-card";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { SectionError } from "~/shell/sections/section-error";
import { ButtonLink } from "~/ui/button";
import { Section } from "~/ui/section";
import { HistoryItem } from "../history/history-item";
import { Balances } from "./balances";
import { FreeSpins } from "./free-spins";
import { loadWallet } from "./wallet.server";

export const handle = {
  i18n: ["wallet", "depositAgain", "history", "withdraw", "profile", "games"],
  page: { names: ["cashier-index-wallet"] },
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadWallet(context);
}

export const shouldRevalidate = revalidatePageContent;

interface Shortcut {
  name: MessageKey;
  path: string;
  variant: "primary" | "secondary";
  feature?: Feature;
}

const shortcuts: readonly Shortcut[] = [
  { name: "cashier.deposit.title", path: paths.deposit(), variant: "primary" },
  { name: "cashier.withdraw.title", path: paths.withdraw(), variant: "secondary" },
  { name: "cashier.history.title", path: paths.cashierHistory(), variant: "secondary" },
  {
    name: "wallet.limits",
    feature: "responsibleGaming",
    path: paths.responsibleGame(),
    variant: "secondary",
  },
];

export default function WalletPage() {
  const { freeSpins, bonus, recent, again, ...balances } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const localePath = useLocalePath();
  const hasFeature = useFeatures();
  return (
    <>
      <h1 className="text-xl">{t("cashier.wallet.title")}</h1>
      <Balances {...balances} />
      <p className="flex flex-wrap gap-3">
        {shortcuts
          .filter(({ feature }) => hasFeature(feature))
          .map(({ name, path, variant }) => (
            <ButtonLink
              key={name}
              href={localePath(path)}
              variant={variant}
              className="flex-[1_0_40%] tablet:flex-none"
            >
              {t(name)}
            </ButtonLink>
          ))}
      </p>
      {again.ok && again.value && <RepeatDepositCard again={again.value} variant="secondary" />}
      <div>
        <Section
          title={t("wallet.activeBonus")}
          moreHref={localePath(paths.bonuses())}
          moreLabel={t("wallet.allBonuses")}
        >
          {!bonus.ok && <SectionError />}
          {bonus.ok && bonus.value && <BonusTile bonus={bonus.value} />}
          {bonus.ok && !bonus.value && <p className="text-muted text-sm">{t("wallet.noBonus")}</p>}
        </Section>
        {!freeSpins.ok && <SectionError />}
        {freeSpins.ok && freeSpins.value.length > 0 && (
          <Section title={t("wallet.freeSpins")}>
            <FreeSpins packs={freeSpins.value} />
          </Section>
        )}
        <Section
          title={t("wallet.recent")}
          moreHref={localePath(paths.cashierHistory())}
          moreLabel={t("wallet.allHistory")}
        >
          {!recent.ok && <SectionError />}
          {recent.ok && recent.value.length === 0 && (
            <p className="text-muted text-sm">{t("wallet.noRecent")}</p>
          )}
          {recent.ok && (
            <ul className="grid gap-3">
              {recent.value.map((entry) => (
                <HistoryItem key={entry.id} entry={entry} showsKind />
              ))}
            </ul>
          )}
        </Section>
      </div>
    </>
  );
}
