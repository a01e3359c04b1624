import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { pageMeta } from "~/seo/page-meta";
import { EmptyState } from "~/ui/empty-state";
import { MethodCard } from "./method-card";
import { loadDepositMethods } from "./payment-methods.server";

export const meta = pageMeta;

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadDepositMethods(context, params.sysname);
}

export const shouldRevalidate = keepBeneathDialog;

export default function DepositPage() {
  const { methods, chosen } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <>
      <header>
        <h1 className="text-xl">{t("cashier.deposit.title")}</h1>
        <p className="mt-2 text-muted">{t("cashier.deposit.lead")}</p>
      </header>
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
            <MethodCard
              method={method}
              href={localePath(paths.depositBy(method.sysname))}
              isCurrent={method.sysname === chosen}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
