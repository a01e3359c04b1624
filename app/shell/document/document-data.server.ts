import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { loadCustomCode } from "~/browser/custom-code/custom-code.server";
import type { DocumentData } from "~/browser/document-data";
import { launchScript } from "~/features/mini-app/launch-script.server";
import { renderPreviewBar } from "~/features/preview/preview-bar.server";
import { renderMarketBar } from "~/market/bar/market-bar.server";
import { renderMarketEdge } from "~/market/market-edges.server";
import { admits, policyOf } from "~/routing/addresses/document-policies";
import { withBasename } from "~/routing/locale-path";
import { paths } from "~/routing/paths";
import { ownCookies } from "~/session/cookies/cookies";
import { themes } from "~/ui/styles/themes";
import { ageToAsk, renderSiteNotices } from "../site-notices/site-notices.server";
import { importedScripts } from "./imported-scripts.server";

export async function loadDocumentData(
  context: AppLoadContext,
  remixContext: EntryContext,
): Promise<DocumentData> {
  const { locale, basename, messagesHash, config, branch, nonce, isBot } = context;
  const notices = renderSiteNotices(context);
  const [customCode, takesMessengers, preview] = await Promise.all([
    loadCustomCode(context),
    context.takesMessengers(),
    context.preview && renderPreviewBar(context, context.preview),
  ]);
  const policy = policyOf(branch);
  const isMiniApp = !context.isShared && context.cookies.get(ownCookies.miniApp) !== undefined;
  return {
    locale,
    messagesHash,
    timeZone: config.siteTimeZone,
    fallbackTheme: config.brand?.themes[0] ?? themes[0],
    brand: config.brand,
    policy,
    requiresConsent: config.requiresConsent,
    ageToAsk: ageToAsk(context),
    hasChat: admits(policy, "chat") && config.chat.vendors.length > 0,
    // A partner's frame shows no consent prompt.
    reportShare: policy === "frame" ? undefined : config.browserReportShare || undefined,
    // Crawlers are never opened by a messenger.
    launchScript:
      takesMessengers && policy !== "frame" && !isBot
        ? launchScript(withBasename(basename, paths.launch()))
        : undefined,
    isLaunched: isMiniApp && admits(policy, "messenger"),
    bundles: bundlesOf(context, remixContext),
    imports: importedScripts(remixContext),
    nonce,
    isBot,
    isForAllPlayers: context.sharedFor !== undefined,
    notices: { id: "notices", html: notices },
    marketHead: config.market && { id: "market-head", html: renderMarketEdge(context, "head") },
    marketFooter: config.market && { id: "market-foot", html: renderMarketEdge(context, "foot") },
    bar: barOf(context),
    preview: preview === undefined ? undefined : { id: "preview", html: preview },
    customCode: customCode === null ? undefined : { id: "code", html: customCode },
  };
}

/** None in partners' frames, which are a part of another page. */
function barOf(context: AppLoadContext): DocumentData["bar"] {
  const html = policyOf(context.branch) === "frame" ? undefined : renderMarketBar(context);
  return html === undefined ? undefined : { id: "bar", html };
}

/** Bundles of the matched routes only: a path without any match has just the root's. */
function bundlesOf({ remixI18n }: AppLoadContext, remixContext: EntryContext): string[] {
  const ids = remixContext.staticHandlerContext.matches.map(({ route }) => route.id);
  const matched = Object.fromEntries(ids.map((id) => [id, remixContext.routeModules[id]]));
  return remixI18n.getRouteNamespaces({
    ...remixContext,
    routeModules: matched as EntryContext["routeModules"],
  });
}
