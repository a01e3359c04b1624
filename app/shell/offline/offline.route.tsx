import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DocumentScript } from "~/browser/runtime/document/document-script";
import type { RouteHandle } from "~/context/route-handle";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import type { Theme } from "~/ui/styles/themes";

export const handle = {
  i18n: ["offline"],
  page: { names: ["offline"], isIndexed: false },
  isStatic: true,
} satisfies RouteHandle;

export const meta = pageMeta;

/**
 * The page is stored by the service worker and shown instead of any page (docs/decisions/103-newer-builds-and-lost-files.md):
 * its script applies the visitor's theme and reloads the requested page once the browser is online, unless the visitor
 * is on the way to another one, which the reload would cancel.
 */
const WAKE = `let leaves;addEventListener("beforeunload",()=>{leaves=1});addEventListener("online",()=>leaves||location.reload());`;
const takeTheme = (themes: readonly Theme[]) =>
  themes.length < 2
    ? ""
    : `document.documentElement.dataset.theme=/(?:^|; )theme=(${themes.join("|")})/.exec(document.cookie)?.[1]??document.documentElement.dataset.theme;`;

export async function loader({ context }: LoaderFunctionArgs) {
  const title = context.t("offline.title");
  const [seo, { themes }] = await Promise.all([
    loadPageSeo(context, { title, isIndexed: false }),
    context.content.commonData(),
  ]);
  return { seo, wake: takeTheme(themes.map(({ type }) => type)) + WAKE };
}

/** Shown under the requested page's URL, so the empty link retries that one. */
export default function OfflinePage() {
  const t = useTranslate();
  const { wake } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex max-w-[520px] flex-col items-center py-12 text-center laptop:py-20">
      <DocumentScript code={wake} />
      <span className="grid size-20 place-items-center rounded-full border border-line bg-surface-1 text-accent-ink shadow-1">
        <Icon name="globe" className="size-8" />
      </span>
      <h1 className="mt-6 text-xl">{t("offline.title")}</h1>
      <p className="mt-3 text-muted">{t("offline.text")}</p>
      <p className="mt-3 text-muted">{t("offline.money")}</p>
      <p className="mt-8">
        <ButtonLink href="">{t("common.tryAgain")}</ButtonLink>
      </p>
    </div>
  );
}
