import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { readForm } from "~/forms/validation/read-form.server";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { optionalPurposes, purposes } from "~/session/consent";
import { notFound } from "~/shell/system-pages/failures";
import { Button } from "~/ui/button";
import { saveConsent } from "./save-consent.server";

export const handle = {
  i18n: ["consent"],
  shared: false,
  page: { names: ["consent"], isIndexed: false },
  isForAllAges: true,
  hidesOffers: "unless asked",
} satisfies RouteHandle;

export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.consent.isRequired) throw notFound();
  const title = context.t("consent.title");
  return {
    seo: await loadPageSeo(context, { title }),
    allowed: purposes.filter((purpose) => context.consent.allows(purpose)),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  if (!context.consent.isRequired) throw notFound();
  return redirect(saveConsent(context, await readForm(request)));
}

export const shouldRevalidate = revalidatePageContent;

/**
 * Shows the choice and lets the visitor change it. Submits as a document (`data-document`), so that refused code does
 * not keep running.
 */
export default function ConsentPage() {
  const { allowed } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <form
      method="post"
      action={useLocalePath()(paths.consent())}
      data-document=""
      className="mx-auto w-full max-w-[680px]"
    >
      <h1 className="text-xl">{t("consent.title")}</h1>
      <p className="mt-2 text-muted">{t("consent.lead")}</p>
      <ul className="my-6 divide-y divide-line border-line border-y">
        {purposes.map((purpose) => (
          <li key={purpose} className="py-3">
            <label className="check">
              <input
                type="checkbox"
                name="purpose"
                value={purpose}
                defaultChecked={allowed.includes(purpose)}
                disabled={!(optionalPurposes as readonly string[]).includes(purpose)}
                aria-describedby={`purpose-${purpose}`}
              />
              <span className="font-semibold">{t(`consent.purposes.${purpose}.name`)}</span>
            </label>
            <p id={`purpose-${purpose}`} className="max-w-(--cr-measure) text-muted text-sm">
              {t(`consent.purposes.${purpose}.text`)}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button name="choice" value="some" className="basis-full tablet:basis-auto">
          {t("consent.save")}
        </Button>
        <Button variant="secondary" name="choice" value="none" className="flex-1 tablet:flex-none">
          {t("consent.refuse")}
        </Button>
        <Button variant="secondary" name="choice" value="all" className="flex-1 tablet:flex-none">
          {t("consent.accept")}
        </Button>
      </div>
    </form>
  );
}
