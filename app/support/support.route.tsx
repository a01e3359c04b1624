import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Section } from "~/ui/section";
import { loadSupport, type SupportLink } from "./support.server";

export const handle = {
  i18n: ["support"],
  servesBlocked: true,
  page: { names: ["support"] },
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadSupport(context);
}

export const shouldRevalidate = keepBeneathDialog;

export default function SupportPage() {
  const { phone, channels, pages } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <>
      <h1 className="mb-2 text-xl">{t("support.title")}</h1>
      <p className="mb-6 max-w-[68ch] text-muted">{t("support.lead")}</p>
      {!phone && channels.length === 0 && (
        <EmptyState icon="support" title={t("support.none.title")} text={t("support.none.text")} />
      )}
      {phone && (
        <Section title={t("support.phone")}>
          <ButtonLink href={phone.href} size="l">
            <bdi dir="ltr">{phone.number}</bdi>
          </ButtonLink>
        </Section>
      )}
      <LinkTiles title={t("support.channels")} links={channels} />
      <LinkTiles title={t("support.pages")} links={pages} />
    </>
  );
}

function LinkTiles({ title, links }: { title: string; links: readonly SupportLink[] }) {
  if (links.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="tile-grid">
        {links.map(({ name, target }) => (
          <li key={target.href}>
            <a {...target} className="tile min-h-11 font-semibold hover:border-line-strong">
              <span className="flex items-center justify-between gap-3">
                {name}
                <Icon name={target.target ? "external" : "chevron-right"} className="size-4 text-muted" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
