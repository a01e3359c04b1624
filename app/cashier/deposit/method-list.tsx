import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/feedback/empty-state";
import { MethodCard } from "../method-card";
import type { MethodSummary } from "../payment-methods";

interface MethodListProps {
  methods: readonly MethodSummary[];
  /** The selected method, whose form is beside the list. */
  current?: string;
  /** Offer id to pass on to the form. */
  offer?: string;
}

/** The deposit methods; each has its own URL. */
export function MethodList({ methods, current, offer }: MethodListProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (methods.length === 0)
    return (
      <EmptyState icon="wallet" title={t("cashier.method.none.title")} text={t("cashier.method.none.text")} />
    );
  return (
    <ul aria-label={t("deposit.methods")} className={current ? "deposit-methods-aside" : "deposit-methods"}>
      {methods.map((method) => (
        <li key={method.sysname}>
          <MethodCard
            method={method}
            href={localePath(paths.depositBy(method.sysname, { campaign_offer_id: offer }))}
            isCurrent={method.sysname === current}
            isBrief={current !== undefined && method.sysname !== current}
          />
        </li>
      ))}
    </ul>
  );
}
