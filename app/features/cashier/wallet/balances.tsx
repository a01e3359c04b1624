import { LargeAmount } from "~/features/cashier/large-amount";
import { useTranslate } from "~/i18n/use-translate";
import { Money } from "~/ui/format/money";
import type { Wallet } from "./wallet.server";

/** The balances: total with its parts, or each balance separately where bonus money is isolated. */
export function Balances({
  total,
  parts,
  isIsolated,
  fun,
}: Pick<Wallet, "total" | "parts" | "isIsolated" | "fun">) {
  const t = useTranslate();
  return (
    <div className="grid gap-3">
      <div className="panel grid gap-4">
        <p>
          <span className="text-muted text-sm">{t("common.balanceTotal")}</span>
          <LargeAmount value={total} />
        </p>
        {!isIsolated && (
          <dl className="grid gap-2 text-sm tablet:flex tablet:flex-wrap tablet:gap-x-8">
            {parts.map(({ label, value }) => (
              <div key={label} className="flex justify-between gap-3">
                <dt className="text-muted">{t(label)}</dt>
                <dd className="font-semibold">
                  <Money value={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {isIsolated && (
        <dl className="grid gap-3 tablet:grid-cols-3">
          {parts.map(({ label, text, value }) => (
            <div key={label} className="panel">
              <dt className="text-muted text-sm">{t(label)}</dt>
              <dd className="mt-1 font-semibold text-lg">
                <Money value={value} />
              </dd>
              <dd className="mt-1 text-muted text-sm">{t(text)}</dd>
            </div>
          ))}
        </dl>
      )}
      {fun && (
        <p className="flex flex-wrap justify-between gap-x-4 px-4 text-muted text-sm">
          <span>
            {t("cashier.wallet.fun")}: {t("wallet.fun")}
          </span>
          <Money value={fun} />
        </p>
      )}
    </div>
  );
}
