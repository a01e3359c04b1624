import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { readForm } from "~/forms/validation/read-form.server";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { AGE_SECONDS, ownCookies } from "~/session/cookies/cookies";
import { helpFor } from "~/shell/help/help.server";
import { HelpList } from "~/shell/help/help-list";
import { AgeForm } from "~/shell/site-notices/age-form";
import { notFound } from "~/shell/system-pages/failures";

export const handle = {
  i18n: ["ageGate"],
  shared: false,
  page: { names: ["age-gate"], isIndexed: false },
  isForAllAges: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  const age = context.config.minimumAge;
  if (age === undefined) throw notFound();
  const title = context.t("ageGate.refused.title", { age });
  const [seo, help] = await Promise.all([loadPageSeo(context, { title }), helpFor(context, context.country)]);
  return { seo, age, help };
}

/** On yes, remembers the answer and redirects back; on any other answer redirects to this page, which asks again. */
export async function action({ context, request }: ActionFunctionArgs) {
  const age = context.config.minimumAge;
  if (age === undefined) throw notFound();
  const form = await readForm(request);
  if (form.get("answer") !== "yes") return redirect(paths.ageGate());
  context.cookies.set(ownCookies.ageGate, String(age), { maxAge: AGE_SECONDS });
  return redirect(internalPath(form.get("redirectTo"), context.locales) ?? paths.home());
}

export const shouldRevalidate = revalidatePageContent;

/** For visitors below the minimum age: why the site is closed to them, and who helps. */
export default function AgeGatePage() {
  const { age, help } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const action = useLocalePath()(paths.ageGate());
  return (
    <div className="mx-auto w-full max-w-[560px] py-8 text-center">
      <h1 className="text-xl">{t("ageGate.refused.title", { age })}</h1>
      <p className="mt-3 text-muted">{t("ageGate.refused.text")}</p>
      <AgeForm t={t} action={action} returnPath={paths.home()} age={age} isAgain />
      <div className="mt-8 text-start">
        <HelpList organisations={help} />
      </div>
    </div>
  );
}
