import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { EmptyState } from "~/ui/empty-state";
import { loadCashbacks } from "./cashback.server";
import { CashbackTile } from "./cashback-tile";

export const handle = { page: { names: ["profile-cashback"] } } satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadCashbacks(context);
}

export const shouldRevalidate = keepBeneathDialog;

export default function CashbackPage() {
  const { cashbacks } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <>
      <h1 className="text-xl">{t("profile.pages.cashback")}</h1>
      {cashbacks.length === 0 ? (
        <EmptyState
          icon="coins"
          title={t("profile.cashback.none.title")}
          text={t("profile.cashback.none.text")}
        />
      ) : (
        <ul className="tile-grid">
          {cashbacks.map((cashback) => (
            <li key={cashback.id}>
              <CashbackTile cashback={cashback} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
