import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { PageLinks, ShownRange } from "~/shell/paging/page-links";
import { pageAnchor, pageParam } from "~/shell/paging/paging";
import { PastEnd } from "~/shell/paging/past-end";
import { SectionError } from "~/shell/sections/section-error";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PROVIDERS_ON_PAGE } from "./page-size";
import { ProviderLetters } from "./provider-letters";
import { CountedProviderList } from "./provider-list";
import type { ProviderList, Providers } from "./providers.server";

/** Up to this number, providers are one list; more are grouped by letter. */
const FEW = 24;

/** The providers found with their number and paging, or an empty state. */
export function ProvidersResults({ list, search, page }: Providers) {
  const localePath = useLocalePath();
  if (!list.ok) return <SectionError />;
  const { providers, paging } = list.value;
  if (paging.total === 0) return <NoProviders />;
  const hrefOf = (next: number) => localePath(paths.providers({ search, ...pageParam(next) }));
  return providers.length > 0 ? (
    <Found {...list.value} page={page} hrefOf={hrefOf} />
  ) : (
    <PastEnd total={paging.total} size={PROVIDERS_ON_PAGE} hrefOf={hrefOf} />
  );
}

interface FoundProps extends ProviderList, Pick<Providers, "page"> {
  hrefOf: (page: number) => string;
}

function Found({ providers, paging, letters, page, hrefOf }: FoundProps) {
  const position = pageAnchor(page, PROVIDERS_ON_PAGE);
  const anchor = position && { id: position.id, sysname: providers[position.index]?.sysname };
  return (
    <>
      <ShownRange paging={paging} />
      {paging.total > FEW ? (
        <ProviderLetters providers={providers} anchor={anchor} letters={letters} hrefOf={hrefOf} />
      ) : (
        <CountedProviderList providers={providers} anchor={anchor} />
      )}
      <PageLinks paging={paging} hrefOf={hrefOf} />
    </>
  );
}

function NoProviders() {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <EmptyState
      title={t("providers.none.title")}
      text={t("providers.none.text")}
      action={<ButtonLink href={localePath(paths.providers())}>{t("providers.none.action")}</ButtonLink>}
    />
  );
}
