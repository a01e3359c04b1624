import type { IncomingMessage } from "node:http";
import { setBaseHeaders } from "./base-headers";
import { checkCsrf, type Sender, senderOf } from "./csrf-check";
import { refuse } from "./error-page";
import type { InFlight } from "./in-flight";
import { checkLoad, criticalityOf, type LoopWatch } from "./load-shedding";
import type { Step } from "./request-state";
import { checkTarget } from "./request-target";

/** Refuses requests for another host, or of a malformed path. */
export function createTargetGate(
  hosts: ReadonlyMap<string, string>,
  onRefusedHost: (req: IncomingMessage) => void,
): Step {
  return (req, res) => {
    const refusal = checkTarget(req, req.state, hosts);
    if (!refusal) return false;
    if (refusal.reason === "host") onRefusedHost(req);
    setBaseHeaders(res, req.state);
    refuse(req, res, refusal);
    return true;
  };
}

/** Sheds load, the least critical requests first. */
export function createLoadGate(inFlight: Pick<InFlight, "working" | "workingBeside">, loop: LoopWatch): Step {
  return (req, res) => {
    const criticality = criticalityOf(req, req.state);
    const refusalAt = (working: number) => checkLoad(criticality, working, loop.laggingWindows());
    // Too much in all: refused is who has more of it than others, so that a flood of one address only costs itself.
    const refusal = refusalAt(inFlight.working()) && refusalAt(inFlight.workingBeside(req));
    if (refusal) refuse(req, res, refusal);
    return refusal !== null;
  };
}

/** Refuses forms that come from no page of the site. */
export function createPostGate(count: (sender: Sender) => void): Step {
  return (req, res) => {
    if (req.method !== "POST") return false;
    const sender = senderOf(req);
    count(sender);
    const refusal = checkCsrf(req, sender);
    if (refusal) refuse(req, res, refusal);
    return refusal !== null;
  };
}
