import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { EmptyState } from "~/ui/empty-state";
import { Money } from "~/ui/money";
import { Section } from "~/ui/section";
import { MethodCard } from "./method-card";
import { loadWithdrawMethods } from "./payment-methods.server";

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadWithdrawMethods(context);
}

export const shouldRevalidate = keepBeneathDialog;

export default function WithdrawPage() {
  const { methods, available, limits } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <>
      <header>
        <h1 className="text-xl">{t("cashier.withdraw.title")}</h1>
        <p className="mt-4 text-muted text-sm">{t("cashier.withdraw.available")}</p>
        <Money value={available} className="block font-bold text-2xl" />
      </header>
      <Section title={t("cashier.withdraw.methods")}>
        {methods.length === 0 && (
          <EmptyState
            icon="wallet"
            title={t("cashier.method.none.title")}
            text={t("cashier.method.none.text")}
          />
        )}
        <ul className="grid gap-3 tablet:grid-cols-2 laptop:grid-cols-3">
          {methods.map((method) => (
            <li key={method.sysname}>
              <MethodCard method={method} />
            </li>
          ))}
        </ul>
      </Section>
      {limits.length > 0 && (
        <Section title={t("cashier.withdraw.limits")}>
          <dl className="grid gap-2 text-sm">
            {limits.map(({ days, limit, used }) => (
              <div key={days} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2">
                <dt>{t("cashier.withdraw.period", { count: days })}</dt>
                <dd>
                  <Money value={used} /> / <Money value={limit} />
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </>
  );
}
