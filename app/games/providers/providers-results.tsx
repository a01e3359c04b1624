import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FailedBlock } from "../failed-block";
import { Showing } from "../hall/page-links";
import { ProviderLetters } from "./provider-letters";
import { CountedProviderList } from "./provider-list";
import type { Providers } from "./providers.server";

/** So many are taken in at a glance; more are set out by letter. */
const FEW = 24;

/** The providers found, and how many they are of all. */
export function ProvidersResults({ list }: Pick<Providers, "list">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (!list.ok) return <FailedBlock />;
  const { providers, total } = list.value;
  const shown = providers.length;
  return (
    <>
      <Showing paging={{ from: shown > 0 ? 1 : 0, to: shown, total }} />
      {shown > FEW ? (
        <ProviderLetters providers={providers} />
      ) : shown > 0 ? (
        <CountedProviderList providers={providers} />
      ) : (
        <EmptyState
          title={t("providers.none.title")}
          text={t("providers.none.text")}
          action={<ButtonLink href={localePath(paths.providers())}>{t("providers.none.action")}</ButtonLink>}
        />
      )}
    </>
  );
}
