import { useEffect, useState } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { Money } from "~/ui/format/money";
import type { Balances } from "../../browser/runtime/balance/balance";
import { createAnnouncer } from "./balance-announcer";

/** Announces balance changes to screen readers. The live region exists before its text, as announcements require. */
export function BalanceStatus({ total }: Pick<Balances, "total">) {
  const t = useTranslate();
  const [announced, announce] = useState<typeof total | null>(null);
  const [announcer] = useState(() => createAnnouncer(total, announce));
  useEffect(() => announcer.show(total));
  useEffect(() => announcer.stop, [announcer]);
  return (
    <p role="status" className="sr-only">
      {announced && (
        <>
          {t("common.balance")} <Money value={announced} />
        </>
      )}
    </p>
  );
}
