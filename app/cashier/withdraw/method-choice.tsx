import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Section } from "~/ui/section";
import { MethodCard } from "../method-card";
import type { MethodSummary } from "../payment-methods";

interface MethodChoiceProps {
  methods: readonly MethodSummary[];
  chosen: string | null;
  /** Path of the link of a method. */
  pathOf: (sysname: string) => string;
}

export function MethodChoice({ methods, chosen, pathOf }: MethodChoiceProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <Section title={t("cashier.withdraw.methods")}>
      {methods.length === 0 && (
        <EmptyState
          icon="wallet"
          title={t("cashier.method.none.title")}
          text={t("cashier.method.none.text")}
        />
      )}
      <ul className="grid gap-3 tablet:grid-cols-2">
        {methods.map((method) => (
          <li key={method.sysname}>
            <MethodCard
              method={method}
              href={localePath(pathOf(method.sysname))}
              isCurrent={method.sysname === chosen}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
