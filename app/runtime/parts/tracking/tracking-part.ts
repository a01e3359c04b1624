import type { RuntimeContext } from "../../runtime";
import { pushToDataLayer } from "../../tracking/track";
import { agentSession } from "./fingerprint-agent";
import { forwardedParams } from "./forwarded";
import { startHit } from "./hit";
import { startTagManager } from "./tag-manager";
import { watchVisit } from "./visit-events";
import { whenAllowed } from "./when-allowed";

/** Everything that counts visits, each as far as the visitor allows it. */
export function start({ place, onPlace }: RuntimeContext): () => void {
  const { tags, agent } = place().tracking ?? { tags: [] };
  const search = () => place().search;
  // Read at once: the next page's address has them no more.
  forwardedParams(search());
  const stops = [
    startTagManager(tags),
    whenAllowed("marketing", () => {
      const params = forwardedParams(search());
      if (Object.keys(params).length > 0) pushToDataLayer(params);
    }),
    watchVisit({ place, onPlace }),
    startHit({ agent }, search, agentSession),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
