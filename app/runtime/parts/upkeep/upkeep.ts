import { leavesBuild, noteNewerBuild } from "../../build/own-build";
import type { RuntimeContext } from "../../runtime";
import { watchBuild } from "./build-watch";

/** Keeps the page that of the build that is served, and what it needs at hand. */
export function start({ place, onPlace }: RuntimeContext): () => void {
  const settings = place().upkeep;
  if (!settings) return () => {};
  const endings = [watchBuild(settings.buildPollMs, noteNewerBuild), followBack(onPlace)];
  return () => {
    for (const end of endings) end();
  };
}

/** The ways back and forward are navigations too, which no link announces. */
function followBack(onPlace: RuntimeContext["onPlace"]): () => void {
  let shown = location.pathname;
  const offPlace = onPlace(() => {
    shown = location.pathname;
  });
  const load = () => {
    if (leavesBuild(shown, location.pathname)) location.reload();
  };
  window.addEventListener("popstate", load);
  return () => {
    offPlace();
    window.removeEventListener("popstate", load);
  };
}
