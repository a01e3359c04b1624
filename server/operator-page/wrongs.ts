import { GONE, NO_COOKIE } from "../../app/upstream/telemetry";
import { clockText } from "./clocks";
import type { ProcessState } from "./process-state";

/** A kind of what can be wrong with a process, as the metric `site_wrong` names it. */
export const wrongKinds = [
  "traffic",
  "calls",
  "breakers",
  "redis",
  "forms",
  "hosts",
  "proxies",
  "country",
  "clock",
  "instances",
  "purges",
  "replies",
] as const;
export type WrongKind = (typeof wrongKinds)[number];

/** So many failures in a row are no hiccup: a rare call would be reported for hours after one. */
const LASTS = 5;

/** What has come back is not missed any more. */
const LACKS_FOR_MS = 600_000;

export interface Wrong {
  kind: WrongKind;
  says: string;
  /** Whether it has lasted: only then is somebody woken. */
  isLasting: boolean;
}

/** What is wrong now, as far as this process can see: the first sentence of the operator's page, and its alert. */
export function wrongsOf(
  {
    failing,
    breakers,
    notReady,
    redis,
    forms,
    edge,
    clocks,
    others,
    lastPurge,
    invalidParts,
  }: Omit<ProcessState, "startWarnings">,
  now = Date.now(),
): Wrong[] {
  const lacking = invalidParts.filter(
    ({ path, last }) => (path === GONE || path === NO_COOKIE) && now - last < LACKS_FOR_MS,
  );
  const open = breakers.filter(({ isOpen }) => isOpen).length;
  const isMissed = lastPurge?.missed !== undefined && lastPurge.missed > 0;
  const wrong: [WrongKind, boolean, string, boolean?][] = [
    ["traffic", notReady !== null, `no traffic is wanted (${notReady})`],
    [
      "calls",
      failing.length > 0,
      `calls that fail (${failing.length})`,
      failing.some(({ count }) => count >= LASTS),
    ],
    ["breakers", open > 0, `open circuit breakers (${open})`],
    ["redis", redis?.trouble !== undefined, `Redis takes no writes (${redis?.trouble})`],
    ["forms", forms.ours === 0 && forms.unsaid + forms.foreign > 0, "every form is refused"],
    ...edge.map(({ what, count, says }): [WrongKind, boolean, string] => [
      what,
      true,
      `${count} requests ${says}`,
    ]),
    ...clocks.map((clock): [WrongKind, boolean, string] => ["clock", true, clockText(clock)]),
    ...others
      .flatMap(({ differs }) => differs)
      .map((says): [WrongKind, boolean, string] => ["instances", true, says]),
    ["replies", lacking.length > 0, lacking.map(({ detail }) => detail).join(", ")],
    ["purges", isMissed, `the last purge did not reach ${lastPurge?.missed} of the other instances`],
  ];
  return wrong
    .filter(([, isWrong]) => isWrong)
    .map(([kind, , says, isLasting = true]) => ({ kind, says, isLasting }));
}
