import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { pageMeta } from "~/seo/page-meta";
import { ButtonLink } from "~/ui/button";
import { Money } from "~/ui/money";
import { loadWallet } from "./wallet.server";

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadWallet(context);
}

export const shouldRevalidate = keepBeneathDialog;

export default function WalletPage() {
  const { total, parts } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <>
      <header>
        <h1 className="text-xl">{t("cashier.wallet.title")}</h1>
        <p className="mt-4 text-muted text-sm">{t("common.balanceTotal")}</p>
        <Money value={total} className="block font-bold text-2xl" />
      </header>
      <dl className="grid gap-3 tablet:grid-cols-2 laptop:grid-cols-4">
        {parts.map(({ label, value }) => (
          <div key={label} className="rounded-lg border border-line bg-surface-1 p-4">
            <dt className="text-muted text-sm">{t(label)}</dt>
            <dd className="mt-1 font-semibold text-lg">
              <Money value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={localePath(paths.deposit())} size="l">
          {t("cashier.deposit.title")}
        </ButtonLink>
        <ButtonLink href={localePath(paths.withdraw())} size="l" variant="secondary">
          {t("cashier.withdraw.title")}
        </ButtonLink>
        <ButtonLink href={localePath(paths.cashierHistory())} size="l" variant="ghost">
          {t("cashier.history.title")}
        </ButtonLink>
      </p>
    </>
  );
}
