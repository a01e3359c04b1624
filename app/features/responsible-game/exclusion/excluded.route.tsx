import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { HelpList } from "~/shell/help/help-list";
import { ButtonLink } from "~/ui/button";
import { Time } from "~/ui/format/time";
import { Section } from "~/ui/section";
import { loadExclusionSummary } from "./excluded.server";

export const handle = {
  i18n: ["responsible"],
  shared: false,
  page: { names: ["farewell"], isIndexed: false },
  feature: "responsibleGaming",
  isForAllAges: true,
  hidesOffers: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadExclusionSummary(context);
}

/** Public page after a self-exclusion: no games and no offers, but where to find help. */
export const shouldRevalidate = revalidatePageContent;

export default function ExcludedPage() {
  const { closed, help } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <div className="mx-auto w-full max-w-[640px] py-8">
      <h1 className="text-xl">{t(closed ? "responsible.farewell.title" : "responsible.farewell.general")}</h1>
      {closed && (
        <div className="mt-4 grid gap-3">
          <p>
            {closed.until ? (
              <>
                {t("responsible.farewell.until")} <Time value={closed.until} />
              </>
            ) : (
              t("responsible.farewell.never")
            )}
          </p>
          <p className="text-muted">{t("responsible.farewell.text")}</p>
          <p className="text-muted">{t("responsible.farewell.care")}</p>
        </div>
      )}
      <div className="mt-8">
        <Section title={t("responsible.help.title")}>
          <p className="max-w-(--cr-measure) text-muted text-sm">{t("responsible.help.text")}</p>
          <HelpList organisations={help} />
          <p className="mt-6">
            <ButtonLink variant="secondary" href={localePath(paths.support())} data-document="">
              {t("responsible.help.support")}
            </ButtonLink>
          </p>
        </Section>
      </div>
    </div>
  );
}
