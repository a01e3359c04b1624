import { followTyping } from "~/browser/runtime/navigation/unsent";
import { isNewerThere, watchBuild } from "./build/build-watch";
import { crossesBuilds, rememberNewerBuild } from "./build/own-build";
import { isUnfinished } from "./build/unfinished";
import { fetchAhead } from "./navigation/fetch-ahead";
import { followIntent } from "./navigation/link-hover";
import type { RuntimeContext } from "./part";
import { startWorker } from "./worker/register-worker";

/** Keeps the page up to date with the server's build, and prefetches what it needs. */
export function start({ getLocation, onLocation }: RuntimeContext): () => void {
  const settings = getLocation().background;
  if (!settings) return () => {};

  /** Reloads now if nothing would be lost, otherwise on the next navigation. */
  async function renew() {
    if (!(await isNewerThere())) return;
    rememberNewerBuild();
    if (!isUnfinished(getLocation().isGame === true)) location.reload();
  }

  const endings = [
    watchBuild(settings.buildPollMs, rememberNewerBuild),
    followBack(onLocation),
    ...(settings.offlinePage ? [startWorker({ offlinePage: settings.offlinePage, onOther: renew })] : []),
    followTyping(),
    followIntent((address) => {
      if (address.pathname !== location.pathname)
        void fetchAhead(address, getLocation().viewer === "visitor");
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
}

/** Back and forward are navigations without a click on a link. */
function followBack(onLocation: RuntimeContext["onLocation"]): () => void {
  let shown = location.pathname;
  const unfollow = onLocation(() => {
    shown = location.pathname;
  });
  const load = () => {
    if (crossesBuilds(shown, location.pathname)) location.reload();
  };
  window.addEventListener("popstate", load);
  return () => {
    unfollow();
    window.removeEventListener("popstate", load);
  };
}
