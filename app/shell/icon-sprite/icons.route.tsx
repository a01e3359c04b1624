import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Field } from "~/ui/form/field";
import { Icon } from "~/ui/icons/icon";
import { findIcons } from "./find-icons";

export const handle = {
  i18n: ["icons"],
  page: { names: ["icons"], isIndexed: false },
  query: { search: "once" },
} satisfies RouteHandle;

export const meta = pageMeta;

const LONGEST = 64;

export async function loader({ context }: LoaderFunctionArgs) {
  const title = context.t("icons.title");
  return {
    seo: await loadPageSeo(context, { title, isIndexed: false }),
    search: (context.query.get("search") ?? "").slice(0, LONGEST),
  };
}

export const shouldRevalidate = revalidatePageContent;

export default function IconsPage() {
  const { search } = useLoaderData<typeof loader>();
  // A new URL resets the search field.
  return <IconList key={search} search={search} />;
}

/** Filters while typing; without script the field is a GET form. */
function IconList({ search }: { search: string }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const [typed, setTyped] = useState(search);
  const found = findIcons(typed);
  return (
    <>
      <h1 className="text-xl">{t("icons.title")}</h1>
      <form action={localePath(paths.icons())} className="mt-4 flex max-w-xl flex-wrap items-end gap-3">
        <div className="flex-1">
          <Field
            label={t("icons.search")}
            inputProps={{
              type: "search",
              name: "search",
              defaultValue: search,
              maxLength: LONGEST,
              autoComplete: "off",
              onInput: (event) => setTyped(event.currentTarget.value),
            }}
          />
        </div>
        <Button size="l">{t("icons.submit")}</Button>
      </form>
      <p role="status" className="mt-4 text-muted text-sm">
        {t("icons.found", { count: found.length })}
      </p>
      {found.length === 0 && <EmptyState icon="search" title={t("icons.none")} />}
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-3">
        {found.map(({ name, drawing }) => (
          <li
            key={name}
            className="flex flex-col items-center gap-2 rounded-md border border-line bg-surface-1 p-4 text-center"
          >
            <Icon name={name} className="size-8" />
            <code className="text-sm" dir="ltr">
              {name}
            </code>
            <span className="text-muted text-xs" dir="ltr">
              {drawing}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
