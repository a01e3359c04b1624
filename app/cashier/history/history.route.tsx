import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { pageMeta } from "~/seo/page-meta";
import { ButtonLink } from "~/ui/button";
import { ChipLinks } from "~/ui/chip-links";
import { EmptyState } from "~/ui/empty-state";
import { loadHistory } from "./history.server";
import { HistoryList } from "./history-list";
import { historyTabs, readHistoryQuery } from "./history-query";

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadHistory(context, readHistoryQuery(context.query));
}

export const shouldRevalidate = keepBeneathDialog;

export default function HistoryPage() {
  const { tab, entries, more } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <>
      <h1 className="text-xl">{t("cashier.history.title")}</h1>
      <ChipLinks
        label={t("cashier.history.tabs")}
        links={historyTabs.map((name) => ({
          href: localePath(paths.cashierHistory({ tab: name })),
          name: t(`cashier.history.tabs.${name}`),
          isCurrent: name === tab,
        }))}
      />
      {entries.length > 0 ? (
        <HistoryList entries={entries} />
      ) : (
        <EmptyState
          icon="document"
          title={t("cashier.history.empty.title")}
          text={t("cashier.history.empty.text")}
          action={<ButtonLink href={localePath(paths.deposit())}>{t("cashier.deposit.title")}</ButtonLink>}
        />
      )}
      {more !== null && (
        <p className="text-center">
          <ButtonLink
            variant="secondary"
            rel="next"
            href={localePath(paths.cashierHistory({ tab, page: String(more) }))}
          >
            {t("cashier.history.more")}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
