import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { readForm } from "~/forms/validation/read-form.server";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { LinkPage } from "~/shell/link-page";
import { Button, ButtonLink } from "~/ui/button";
import { answerLaunch, answerPendingLaunch, loadLaunchQuestion } from "./launch.server";
import { launchFields } from "./launch-script.server";

export const handle = {
  i18n: ["auth"],
  shared: false,
  opensMiniApp: true,
  page: { names: ["forms-launch"], isIndexed: false },
} satisfies RouteHandle;

export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  const question = await loadLaunchQuestion(context);
  const seo = await loadPageSeo(context, { title: context.t("auth.miniApp.ask.title"), isIndexed: false });
  return { ...question, seo };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  return form.has(launchFields.launch) ? answerLaunch(context, form) : answerPendingLaunch(context);
}

export const shouldRevalidate = revalidatePageContent;

/** Asks whether another messenger account may replace the session, where nothing proves that it launched. */
export default function LaunchPage() {
  const { current, launched, page } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <LinkPage icon="user" title={t("auth.miniApp.ask.title")}>
      <p className="text-muted">{t("auth.miniApp.ask.text", { name: current })}</p>
      <ButtonLink href={localePath(page)} size="l" className="w-full">
        {t("auth.miniApp.ask.stay", { name: current })}
      </ButtonLink>
      {/* As a document: the cookie that holds the launch goes to this one address. */}
      <form method="post" action={localePath(paths.launch())} data-document="" className="w-full">
        <Button variant="secondary" size="l" className="w-full">
          {launched ? t("auth.miniApp.ask.goOnAs", { name: launched }) : t("auth.miniApp.ask.goOn")}
        </Button>
      </form>
    </LinkPage>
  );
}
