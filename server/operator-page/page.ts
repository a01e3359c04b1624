import { version } from "../../package.json";
import { adviceOnFailure, whyOf } from "./advice";
import { marked, operatorDocument, section, text, time } from "./operator-html";
import type { ProcessState } from "./process-state";
import { wrongsOf } from "./wrongs";

/** What one process knows of itself. */
export function operatorPage(state: ProcessState, now: number): string {
  const { failing, breakers, fallbacks, lastPurge } = state;
  const open = breakers.filter(({ isOpen }) => isOpen);
  const openings = breakers.reduce((sum, one) => sum + one.openings, 0);
  const used = fallbacks.filter(({ count }) => count > 0);
  return operatorDocument(
    "Operator",
    "What visitors’ pages hide",
    `<p>Of one process, at ${time(now)}. Others behind the same balancer have a page each.</p>` +
      `<p>${summary(state)}</p>` +
      contentLink(state) +
      section(
        "Calls that fail",
        "None: the last call of every method was answered.",
        failing.map((call) => ({
          Call: `${text(call.service)}: <code>${text(call.method)}</code>`,
          Fails: `<span class="wrong">${text(whyOf(call))}</span>`,
          "What to do": marked(adviceOnFailure(call) ?? "tell its people, with a reference of the log"),
          Since: time(call.since),
          Last: time(call.last),
          "In a row": String(call.count),
        })),
      ) +
      section(
        "Calls that were refused since the start",
        "None.",
        state.refused.map(({ service, method, refused, calls, last, reasons }) => ({
          Call: `${text(service)}: <code>${text(method)}</code>`,
          Refused: `${refused} of ${calls} (${Math.round((100 * refused) / calls)} %)`,
          With: [...reasons].map(([reason, count]) => `${text(reason)}: ${count}`).join("<br>"),
          Last: time(last),
        })),
      ) +
      section(
        "Parts of replies that were left out, replaced or cut",
        "None.",
        state.invalidParts.map(({ service, path, detail, last }) => ({
          Field: `${text(service)}: <code>${text(path)}</code>`,
          Why: text(detail),
          Last: time(last),
        })),
      ) +
      section(
        "Circuit breakers that are open",
        `None. They have opened ${openings} times since the start.`,
        open.map(({ service, pool, openings }) => ({
          Calls: `${text(service)}: <code>${text(pool)}</code>`,
          "Opened since the start": String(openings),
        })),
      ) +
      section(
        "Kept copies in use",
        "None: what pages show is what the backends said last.",
        used.map(({ service, count, since }) => ({
          Service: text(service),
          "Replies that fail, with a copy in their place": String(count),
          "The oldest is of": since === undefined ? "" : time(since),
        })),
      ) +
      section(
        "Warnings of the start",
        "None.",
        state.startWarnings.map((warning) => ({ Warning: text(warning) })),
      ) +
      section("Forms refused for their sender", "None since the start.", refusedForms(state)) +
      section(
        "Requests that the edge sends otherwise than the settings say",
        "None.",
        state.edge.map(({ says, advice, count }) => ({
          Requests: String(count),
          Why: `<span class="wrong">${text(says)}</span>`,
          "What to do": marked(advice),
        })),
      ) +
      section(
        "Last purge",
        "None since the start.",
        lastPurge
          ? [
              {
                When: time(lastPurge.at),
                What: text(
                  [...(lastPurge.paths ?? []), lastPurge.locale ?? ""].filter(Boolean).join(", ") || "all",
                ),
                "Pages dropped": String(lastPurge.pages),
                "Replies asked for anew": String(lastPurge.replies),
                "Other instances not reached": String(lastPurge.missed ?? 0),
              },
            ]
          : [],
      ) +
      section(
        "Other instances",
        "None that this one knows of; it knows them by Redis.",
        state.others.map(({ name, build, brand, market, region, differs }) => ({
          Instance: text(name),
          Build: `<code>${text(build)}</code>`,
          Brand: text(brand),
          Market: text(market),
          Region: text(region),
          "Differs from here": `<span class="wrong">${text(differs.join("; "))}</span>`,
        })),
      ) +
      logSwitch(state) +
      section("This process", "", [ownRow(state)]) +
      section("Settings that are set", "None.", settingRows(state, true)) +
      `<details><summary>Settings that are not</summary>${section("Their defaults", "", settingRows(state, false))}</details>`,
  );
}

function contentLink({ dropped }: ProcessState): string {
  const open = dropped.filter(({ mended }) => mended === undefined).length;
  return `<p><a href="/_operator/content">Content that is left out, replaced, or leads nowhere</a>: ${open}</p>`;
}

/** What is wrong now, and whether the start has warned. */
function summary(state: ProcessState): string {
  const wrong = wrongsOf(state).map(({ says }) => says);
  // What was wrong then may be fixed, and is not checked again.
  const warned = state.startWarnings.length > 0 ? " The start has warned: see below." : "";
  if (wrong.length > 0) return `<span class="wrong">Wrong now: ${text(wrong.join("; "))}.</span>${warned}`;
  return warned
    ? `Nothing fails now that this process can see.${warned}`
    : "Nothing is wrong now that this process can see.";
}

/** What some alerts recommend needs no restart. */
function logSwitch({ log: { level, verboseUntil, canChange }, redis }: ProcessState): string {
  if (level === "debug" || !canChange)
    return `<h2>Log</h2><p>Its level is <code>${level}</code>.${canChange ? "" : " To change it takes <code>METRICS_TOKEN</code>."}</p>`;
  const reach =
    redis && redis.trouble === undefined
      ? " The button is for all instances; others follow within 20 seconds."
      : " The button is for this process alone.";
  const [says, query, words] = verboseUntil
    ? [`Debug lines are logged until ${time(verboseUntil)}, then <code>${level}</code>.`, "", "End it now"]
    : [`Its level is <code>${level}</code>.`, "?debug=hour", "Log debug lines for an hour"];
  const button = `<form method="post" action="/_operator/${query}"><button>${words}</button></form>`;
  return `<h2>Log</h2><p>${says}${reach}</p>${button}`;
}

/** A site behind an edge that takes both headers away refuses every form, and only visitors see it. */
function refusedForms({ forms: { ours, foreign, unsaid } }: ProcessState): Record<string, string>[] {
  const advice =
    "let the edge pass `Origin` and `Sec-Fetch-Site` on: where it takes both away, every form is refused";
  return [
    { count: unsaid, says: "nothing of where it comes from", advice },
    {
      count: foreign,
      says: "that it comes from elsewhere",
      advice:
        "name every public origin in `SITE_ORIGINS`, and let the edge pass `Sec-Fetch-Site` on; else somebody tries",
    },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, says, advice }) => ({
      "The browser says": says,
      Refused: ours === 0 ? `<span class="wrong">${count}</span>` : String(count),
      Taken: String(ours),
      "What to do": marked(advice),
    }));
}

function ownRow(state: ProcessState): Record<string, string> {
  const trouble = state.redis?.trouble;
  return {
    Version: text(version),
    Build: `<code>${text(state.version)}</code> of ${time(state.builtAt)}`,
    Node: text(process.version),
    Instance: text(state.instance),
    Started: time(state.startedAt),
    Ready: state.notReady === null ? "yes" : `<span class="wrong">no: ${text(state.notReady)}</span>`,
    "Under way": String(state.inFlight),
    Redis: !state.redis
      ? "none"
      : trouble
        ? `<span class="wrong">takes no writes: ${marked(trouble)}</span>`
        : "takes writes",
    "Log lines lost": String(state.droppedLines),
  };
}

function settingRows({ settings }: ProcessState, isSet: boolean): Record<string, string>[] {
  return settings
    .filter(({ from }) => (from !== "default") === isSet)
    .map(({ name, value, from }) => ({
      Variable: `<code>${name}</code>`,
      Value: text(value),
      ...(isSet && { From: `the ${from}` }),
    }));
}
