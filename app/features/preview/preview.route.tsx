import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import type { AppContext } from "~/context/app-context";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageBeneath } from "~/dialogs/address/dialog-navigation";
import { readForm } from "~/forms/validation/read-form.server";
import { useTranslate } from "~/i18n/use-translate";
import { withSearch } from "~/routing/addresses/internal-path";
import { readInternalAddress } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirectToLocale } from "~/routing/redirects/redirect-to-locale.server";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { LinkPage } from "~/shell/link-page";
import { routeNotFound } from "~/shell/system-pages/failures";
import { leavePreview, openPreview, PreviewedSchema } from "./preview.server";
import { readPreviewLink } from "./preview-link.server";

export const handle = {
  i18n: ["preview"],
  shared: false,
  page: { names: ["preview"], isIndexed: false },
  query: { to: "visitor", token: "visitor" },
  isForAllAges: true,
  staysOpen: true,
  opensPreview: true,
} satisfies RouteHandle;

export const meta = pageMeta;

/** A link of the content service: opens the preview and leads to the page, or says that the link is good no more. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { secret } = settingOf(context);
  const link = readPreviewLink(secret, context.query.get("token"));
  if (!link) {
    const seo = await loadPageSeo(context, { title: context.t("preview.ended.title"), isIndexed: false });
    return data({ seo }, { status: 403 });
  }
  const { sub: by, entry, shows } = link;
  openPreview(context.cookies, secret, {
    shows,
    isFramed: request.headers.get("sec-fetch-dest") === "iframe",
  });
  context.log.info({ by, entry, shows }, "a preview was opened");
  throw leadTo(context, context.query.get("to"));
}

/** The bar of a preview: shows the other view of the page, or leaves. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { secret } = settingOf(context);
  const shows = PreviewedSchema.safeParse((await readForm(request)).get("show")).data;
  // Only who is in a preview changes it.
  if (shows && context.preview) openPreview(context.cookies, secret, { ...context.preview, shows });
  else leavePreview(context.cookies);
  const from = request.headers.get("referer") ?? "";
  return leadTo(context, from.startsWith(`${context.origin}/`) ? from.slice(context.origin.length) : null);
}

export const shouldRevalidate = revalidatePageBeneath;

export default function EndedPreviewPage() {
  const t = useTranslate();
  return (
    <LinkPage icon="clock" title={t("preview.ended.title")}>
      <p className="text-muted">{t("preview.ended.text")}</p>
    </LinkPage>
  );
}

/** Without the setting there is no such address. */
function settingOf({ config }: AppContext) {
  if (!config.preview) throw routeNotFound();
  return config.preview;
}

/** To a page of this site by its whole address; home for any other. */
function leadTo(context: AppContext, address: string | null): Response {
  const { locale, path, search, hash } = readInternalAddress(address, context.locales) ?? {
    path: paths.home(),
    search: "",
    hash: "",
  };
  const defaultLocale = context.locales.find(({ isDefault }) => isDefault) ?? context.locale;
  return redirectToLocale(context, locale ?? defaultLocale, withSearch(path, search + hash));
}
