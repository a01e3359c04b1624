import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { Time } from "~/ui/format/time";
import { Section } from "~/ui/section";
import { loadStatement } from "./accessibility.server";

export const handle = {
  i18n: ["accessibility"],
  page: { names: ["accessibility"] },
  isForAllAges: true,
  hidesOffers: "unless asked",
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadStatement(context);
}

export const shouldRevalidate = revalidatePageContent;

/** The accessibility statement: the site's own words, which an operator's go over key by key. */
export default function AccessibilityPage() {
  const { product, contact, reviewedAt } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const support = useLocalePath()(paths.support());
  return (
    <article className="mx-auto max-w-[760px]">
      <h1 className="text-xl laptop:text-2xl">{t("accessibility.title")}</h1>
      <p className="mt-2 text-muted">{t("accessibility.lead", { product })}</p>
      <Section title={t("accessibility.aim.title")}>
        <p>{t("accessibility.aim.text")}</p>
      </Section>
      <Section title={t("accessibility.tested.title")}>
        <p>{t("accessibility.tested.text")}</p>
      </Section>
      <Section title={t("accessibility.gaps.title")}>
        <p>{t("accessibility.gaps.text")}</p>
      </Section>
      <Section title={t("accessibility.contact.title")}>
        <p>{t("accessibility.contact.text")}</p>
        <p>
          <a
            href={contact?.href ?? support}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {contact ? <bdi>{contact.name}</bdi> : t("accessibility.contact.support")}
          </a>
        </p>
      </Section>
      {reviewedAt && (
        <p className="text-muted text-sm">
          {t("accessibility.reviewed")} <Time value={reviewedAt} mode="date" />
        </p>
      )}
    </article>
  );
}
