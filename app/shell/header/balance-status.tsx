import { useEffect, useState } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { Money } from "~/ui/money";
import type { Balances } from "./balance";
import { createAnnouncer } from "./balance-announcer";

/** Says a balance that has changed since the page came. The region is there before it, so that it is read out. */
export function BalanceStatus({ total }: Pick<Balances, "total">) {
  const t = useTranslate();
  const [told, tell] = useState<typeof total | null>(null);
  const [announcer] = useState(() => createAnnouncer(total, tell));
  useEffect(() => announcer.show(total));
  useEffect(() => announcer.stop, [announcer]);
  return (
    <p role="status" className="sr-only">
      {told && (
        <>
          {t("common.balance")} <Money value={told} />
        </>
      )}
    </p>
  );
}
