import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import type { WithdrawReview } from "./steps/review.server";
import { BURN_AGREED } from "./withdraw-query";

/** The review before the withdrawal is sent. */
export function WithdrawReviewStep({ review }: { review: WithdrawReview }) {
  const { path, token, payment, method, amount, destination, fee, time, burning } = review;
  const t = useTranslate();
  const { percent } = useFormats();
  const localePath = useLocalePath();
  const navigation = useNavigation();
  const isSending = navigation.formData?.get("intent") === "send";
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const rows = [
    { label: t("cashier.transaction.amount"), value: <Money value={amount} /> },
    { label: t("history.fact.method"), value: method },
    ...destination.map(({ label, value }) => ({
      label: label ?? t("withdraw.review.details"),
      value: value === null ? t("withdraw.review.newCard") : <bdi className="break-all">{value}</bdi>,
    })),
    {
      label: t("cashier.method.fee"),
      value: fee
        ? percent(Number(fee))
        : t(fee === null ? "cashier.method.feeUnknown" : "cashier.method.noFee"),
    },
    ...(time ? [{ label: t("cashier.method.time"), value: time }] : []),
  ];
  return (
    <section aria-labelledby="withdraw-review" className="panel grid gap-5 tablet:max-w-xl">
      <h2 id="withdraw-review" ref={title} tabIndex={-1} className="text-lg">
        {t("withdraw.review.title")}
      </h2>
      <dl className="entry-details">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {burning && (
        <Notice tone="warning" title={t("withdraw.burns")}>
          <Money value={burning} />
        </Notice>
      )}
      <p className="text-muted text-sm">{t("withdraw.review.next")}</p>
      <form method="post" action={localePath(path)} className="flex flex-wrap gap-3">
        <input type="hidden" name="_token" value={token} />
        <input type="hidden" name="payment" value={payment} />
        {burning && <input type="hidden" name="burn" value={BURN_AGREED} />}
        <Button size="l" name="intent" value="send" aria-disabled={isSending} aria-busy={isSending}>
          {t(isSending ? "withdraw.review.sending" : "withdraw.review.send")}
        </Button>
        <Button size="l" variant="secondary" name="intent" value="edit">
          {t("withdraw.review.edit")}
        </Button>
      </form>
    </section>
  );
}
