import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { ownCookies } from "~/session/cookies/cookies";
import { readMark } from "./launch-mark";
import type { MiniAppSettings } from "./mini-app-settings";

/** Settings that the mini-app's script fetches; no page carries them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [{ product }, { themes }] = await Promise.all([
    context.content.config(),
    context.content.commonData(),
  ]);
  if (!product.messenger) throw data(null, { status: 404 });
  return Response.json({
    launchedBy: readMark(context.cookies.get(ownCookies.miniApp) ?? ""),
    scriptUrl: context.config.messenger.scriptUrl,
    fullscreenMode: product.messenger.fullscreenMode,
    themes: themes.map(({ type }) => type),
  } satisfies MiniAppSettings);
}
