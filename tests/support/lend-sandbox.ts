import { setTimeout as wait } from "node:timers/promises";
import type { SandboxControl } from "./sandbox-control";
import type { Site } from "./site";
import { say } from "./words";

const RECOVERED_WITHIN = 15_000;

/**
 * Lends the sandbox to one test. Afterwards it is back at its seed, and a site that has seen many failures is waited
 * for: it spares a failing backend its calls for a few seconds, which the next test would take for a failure.
 */
export async function lendSandbox(
  site: Site,
  use: (sandbox: SandboxControl) => Promise<void>,
): Promise<void> {
  let hasFailed = false;
  await use({
    ...site.sandbox,
    fail: (faults, uid) => {
      hasFailed = true;
      return site.sandbox.fail(faults, uid);
    },
  });
  await site.sandbox.reset();
  const end = Date.now() + RECOVERED_WITHIN;
  while (hasFailed && Date.now() < end) {
    const answer = await fetch(site.url);
    hasFailed = !answer.ok || (await answer.text()).includes(say("games.failed.title"));
    if (hasFailed) await wait(250);
  }
  if (hasFailed) throw new Error("the site did not recover from the test's faults");
}
