import { followTyping } from "~/runtime/navigation/unsent";
import { crossesBuilds, rememberNewerBuild } from "../../build/own-build";
import type { RuntimeContext } from "../../runtime";
import { isNewerThere, watchBuild } from "./build-watch";
import { fetchAhead } from "./fetch-ahead";
import { followIntent } from "./link-hover";
import { isUnfinished } from "./unfinished";
import { startWorker } from "./worker";

/** Keeps the page up to date with the server's build, and prefetches what it needs. */
export function start({ place, onPlace }: RuntimeContext): () => void {
  const settings = place().upkeep;
  if (!settings) return () => {};

  /** Reloads now if nothing would be lost, otherwise on the next navigation. */
  async function renew() {
    if (!(await isNewerThere())) return;
    rememberNewerBuild();
    if (!isUnfinished(place().pathname)) location.reload();
  }

  const endings = [
    watchBuild(settings.buildPollMs, rememberNewerBuild),
    followBack(onPlace),
    ...(settings.offlinePage ? [startWorker({ offlinePage: settings.offlinePage, onOther: renew })] : []),
    followTyping(),
    followIntent((address) => {
      if (address.pathname !== location.pathname) void fetchAhead(address, place().viewer === "visitor");
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
}

/** Back and forward are navigations without a click on a link. */
function followBack(onPlace: RuntimeContext["onPlace"]): () => void {
  let shown = location.pathname;
  const offPlace = onPlace(() => {
    shown = location.pathname;
  });
  const load = () => {
    if (crossesBuilds(shown, location.pathname)) location.reload();
  };
  window.addEventListener("popstate", load);
  return () => {
    offPlace();
    window.removeEventListener("popstate", load);
  };
}
