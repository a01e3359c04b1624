import { loadScript } from "~/browser/custom-code/load-script";
import type { RuntimeContext } from "../part";
import { forwardedParams } from "./forwarded";
import { startHit } from "./hit";
import { startTagManager } from "./load-tag-manager";
import { sendPaymentEvents } from "./payment-events";
import { runWhenAllowed } from "./run-when-allowed";
import { pushToDataLayer } from "./track";
import { watchVisit } from "./visit-events";

/** Starts all visit tracking, each part as far as the visitor consented. */
export function start({ getLocation, onLocation }: RuntimeContext): () => void {
  const { tags, agent } = getLocation().tracking ?? { tags: [] };
  const search = () => getLocation().search;
  // Read at once: the next page's URL no longer has them.
  forwardedParams(search());
  const stops = [
    startTagManager(tags),
    runWhenAllowed("marketing", () => {
      const params = forwardedParams(search());
      if (Object.keys(params).length > 0) pushToDataLayer(params);
    }),
    watchVisit({ getLocation, onLocation }),
    startHit({ agent }, search, agentSession),
  ];
  // After the consent's signals and the user's id: a tag manager processes events in their order.
  sendPaymentEvents(getLocation());
  return () => {
    for (const stop of stops) stop();
  };
}

/** The part of the agent's public API that is used. */
interface AgentWindow {
  seon?: { init?: () => unknown; getSession: (settings: object) => Promise<string> };
}

/** The device session of the agent's script; null when the script provides none. */
async function agentSession(src: string): Promise<string | null> {
  await loadScript(src);
  const agent = (window as AgentWindow).seon;
  await agent?.init?.();
  return (await agent?.getSession({})) ?? null;
}
