import { useNavigation } from "@remix-run/react";
import { SAVED_FIELD } from "~/features/cashier/form/payment-form";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import type { ButtonVariant } from "~/ui/button";
import { SubmitButton } from "~/ui/form/submit-button";
import { useFormats } from "~/ui/format/formats";
import { savedTitle } from "../form/saved-title";
import { MethodMark } from "../method-mark";
import type { RepeatDeposit } from "./repeat-deposit.server";
import { sumOf } from "./summary";

/** Repeats the last deposit: posts the prefilled form of its method to that method's page. */
export function RepeatDepositCard({ again, variant }: { again: RepeatDeposit; variant?: ButtonVariant }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { money, percent } = useFormats();
  const navigation = useNavigation();
  const { method, amount, decimals, saved, token } = again;
  const action = localePath(paths.depositBy(method.sysname));
  const value = { amount, currency: method.min.currency };
  const sum = sumOf(amount, method, decimals);
  return (
    <section aria-label={t("depositAgain.title")} className="deposit-again panel">
      <h2>{t("depositAgain.title")}</h2>
      <div className="flex min-w-0 grow basis-25 items-center gap-3 tablet:basis-80">
        <MethodMark picture={method.picture} />
        <p className="min-w-0 flex-1 text-sm">
          <span className="block">{method.name}</span>
          {saved && (
            <bdi dir="ltr" className="text-muted">
              {savedTitle(saved.title)}
            </bdi>
          )}
        </p>
      </div>
      {sum && method.fee && (
        <p className="deposit-again-more text-muted text-sm">
          {t("depositAgain.fee", { fee: percent(Number(method.fee)), total: money(sum.total) })}
        </p>
      )}
      <form method="post" action={action}>
        <input type="hidden" name="_token" value={token} />
        <input type="hidden" name="amount" value={amount} />
        {saved && <input type="hidden" name={SAVED_FIELD} value={saved.id} />}
        <SubmitButton
          variant={variant}
          isPending={navigation.formAction === action}
          label={t("depositAgain.submit", { amount: money(value) })}
          pendingLabel={t("depositAgain.submitting")}
        />
      </form>
      <p className="deposit-again-more">
        <a
          href={localePath(paths.depositBy(method.sysname, { amount }))}
          className="inline-flex min-h-11 items-center text-sm underline hover:text-accent-ink"
        >
          {t("depositAgain.change")}
        </a>
      </p>
    </section>
  );
}
