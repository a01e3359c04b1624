import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import type { AppContext } from "~/context/app-context";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { readForm } from "~/forms/validation/read-form.server";
import { useTranslate } from "~/i18n/use-translate";
import { withSearch } from "~/routing/addresses/internal-path";
import { readInternalAddress } from "~/routing/addresses/read-internal-address";
import { findLocale } from "~/routing/known-locales";
import type { Locale } from "~/routing/locale";
import { paths } from "~/routing/paths";
import { redirectToLocale } from "~/routing/redirects/redirect-to-locale.server";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { LOOK_SECONDS, ownCookies } from "~/session/cookies/cookies";
import { LinkPage } from "~/shell/link-page";
import { routeNotFound } from "~/shell/system-pages/failures";
import { leavePreview, openPreview, PreviewedSchema, readChoice } from "./preview.server";
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

/** A link of the content service: opens the preview and leads to the page, or says that the link has expired. */
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

/** The bar of a preview: shows the page in another way, or leaves. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { secret } = settingOf(context);
  const { config, cookies, locales, origin, preview } = context;
  const form = await readForm(request);
  const shows = PreviewedSchema.safeParse(form.get("show")).data;
  // Without a preview there is nothing to change.
  if (shows && preview) {
    openPreview(cookies, secret, { ...preview, shows, ...readChoice(form, config.siteTimeZone) });
    await setTheme(context, form.get("theme"));
  } else leavePreview(cookies);
  const from = request.headers.get("referer") ?? "";
  const page = from.startsWith(`${origin}/`) ? from.slice(origin.length) : null;
  return leadTo(context, page, findLocale(String(form.get("locale")), locales));
}

/** The browser's own theme: a preview has no other. */
async function setTheme({ content, cookies }: AppContext, theme: FormDataEntryValue | null): Promise<void> {
  const { themes } = await content.commonData();
  const isOffered = themes.some(({ type }) => type === theme);
  if (isOffered) cookies.set(ownCookies.theme, String(theme), { maxAge: LOOK_SECONDS });
}

export const shouldRevalidate = revalidatePageContent;

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

/** To a page of this site by its whole address; home for any other. `chosen`: in this locale. */
function leadTo(context: AppContext, address: string | null, chosen?: Locale): Response {
  const { locale, path, search, hash } = readInternalAddress(address, context.locales) ?? {
    path: paths.home(),
    search: "",
    hash: "",
  };
  const defaultLocale = context.locales.find(({ isDefault }) => isDefault) ?? context.locale;
  return redirectToLocale(context, chosen ?? locale ?? defaultLocale, withSearch(path, search + hash));
}
