import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useTranslate } from "~/i18n/use-translate";
import { Button } from "~/ui/button";
import { Money } from "~/ui/format/money";
import type { ReceiptView } from "./receipt-view.server";

/** What to pay and where to, as a QR code and as texts to copy. */
export function ReceiptCard({ receipt }: { receipt: ReceiptView }) {
  const t = useTranslate();
  const { amount, currency, qr, requisites, note } = receipt;
  return (
    <section
      aria-label={t("deposit.receipt.title")}
      className="grid w-full max-w-[420px] justify-items-center gap-4 rounded-lg border border-line bg-surface-1 p-4"
    >
      <h1 className="text-lg">
        <span className="block font-normal text-muted text-sm">{t("deposit.receipt.title")}</span>
        <Money value={{ amount, currency }} className="font-bold text-xl" />
      </h1>
      {qr && (
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={t("deposit.receipt.qr")}
          shapeRendering="crispEdges"
          className="receipt-code"
        >
          <path d={qr.path} />
        </svg>
      )}
      <dl className="grid w-full gap-3 text-start text-sm">
        {requisites.map((requisite) => (
          <Requisite key={requisite.label} {...requisite} />
        ))}
      </dl>
      {note && <p className="text-muted text-sm">{note}</p>}
    </section>
  );
}

function Requisite({ label, value, is_copyable }: ReceiptView["requisites"][number]) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <dt className="text-muted">{label}</dt>
        <dd className="select-all break-all">
          <bdi dir="ltr">{value}</bdi>
        </dd>
      </div>
      {is_copyable && isHydrated && (
        <Button
          type="button"
          variant="secondary"
          size="s"
          className="shrink-0"
          onClick={copy}
          aria-label={`${t("deposit.receipt.copy")}: ${label}`}
        >
          <span aria-live="polite">{t(isCopied ? "deposit.receipt.copied" : "deposit.receipt.copy")}</span>
        </Button>
      )}
    </div>
  );
}
