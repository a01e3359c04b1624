import { useTranslate } from "~/i18n/use-translate";
import { classes } from "~/ui/class-names";
import { Money } from "~/ui/format/money";
import { Image } from "~/ui/images/image";
import type { MethodSummary } from "./payment-methods";

interface MethodCardProps {
  method: MethodSummary;
  /** Link to the method's own page. */
  href?: string;
  isCurrent?: boolean;
  /** Name only, beside the form of another method. */
  isBrief?: boolean;
}

/** A payment method with its limits, fee and processing time. */
export function MethodCard({ method, href, isCurrent = false, isBrief = false }: MethodCardProps) {
  const t = useTranslate();
  const { name, picture, min, max, fee, time, isMobileOnly } = method;
  const className = classes(
    "flex h-full flex-col gap-3 rounded-lg border bg-surface-1 p-4",
    isCurrent ? "border-accent" : "border-line",
    href && "hover:border-text",
  );
  const content = (
    <>
      <span className="flex items-center gap-3">
        {picture && (
          <span className="payment-mark">
            <Image preset="mark" src={picture} alt="" fallbackLabel="" />
          </span>
        )}
        <span className="font-semibold">{name}</span>
      </span>
      {!isBrief && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
          <dt className="text-muted">{t("cashier.method.limits")}</dt>
          <dd className="text-end">
            <Money value={min} /> – <Money value={max} />
          </dd>
          <dt className="text-muted">{t("cashier.method.fee")}</dt>
          <dd className="text-end">{fee ? `${fee} %` : t("cashier.method.noFee")}</dd>
          {time && (
            <>
              <dt className="text-muted">{t("cashier.method.time")}</dt>
              <dd className="text-end">{time}</dd>
            </>
          )}
        </dl>
      )}
      {isMobileOnly && <span className="text-muted text-xs">{t("cashier.method.mobileOnly")}</span>}
    </>
  );
  if (!href) return <div className={className}>{content}</div>;
  return (
    <a className={className} href={href} aria-current={isCurrent ? "page" : undefined}>
      {content}
    </a>
  );
}
