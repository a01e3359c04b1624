import { createHash } from "node:crypto";
import { escapeHtml } from "../../app/fragments/escape-html";
import { version } from "../../package.json";
import { adviceOnFailure, whyOf } from "./advice";
import type { ProcessState } from "./process-state";
import { wrongsOf } from "./wrongs";

const STYLE =
  ":root{color-scheme:light dark}body{margin:0 auto;max-width:72rem;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif}" +
  "h1{font-size:1.5rem}h2{font-size:1.15rem;margin:2rem 0 .5rem}div{overflow-x:auto}table{border-collapse:collapse}" +
  "th,td{text-align:start;vertical-align:top;padding:.4rem 1.25rem .4rem 0;border-bottom:1px solid #8886}" +
  "th{font-weight:600}.wrong{color:light-dark(#a3123a,#ff8fa8);font-weight:600}" +
  // On a phone each row is a list of its cells, with the name of the column before each.
  "@media(max-width:48rem){body{padding:1rem}table,tbody,tr,td{display:block}thead{display:none}" +
  "tr{padding:.5rem 0;border-bottom:1px solid #8886}td{display:grid;grid-template-columns:8rem 1fr;gap:.75rem;padding:.2rem 0;border:0;overflow-wrap:anywhere}" +
  "td::before{content:attr(data-name);font-weight:600}}button{font:inherit;padding:.4rem .8rem}";

/** Nothing but the page's own style. */
export const OPERATOR_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** The page, for people: in English as the log is, without script. */
export function operatorPage(state: ProcessState, now: number): string {
  const { failing, breakers, standIns, lastPurge } = state;
  const open = breakers.filter(({ isOpen }) => isOpen);
  const openings = breakers.reduce((sum, one) => sum + one.openings, 0);
  const used = standIns.filter(({ count }) => count > 0);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Operator</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<style>${STYLE}</style></head><body><main><h1>What visitors’ pages hide</h1>` +
    `<p>Of one process, at ${time(now)}. Others behind the same balancer have a page each.</p>` +
    `<p>${summary(state)}</p>` +
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
      state.misfits.map(({ service, path, detail, last }) => ({
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
    `<details><summary>Settings that are not</summary>${section("Their defaults", "", settingRows(state, false))}</details>` +
    `</main></body></html>`
  );
}

/** What is wrong now, and whether the start has warned. */
function summary(state: ProcessState): string {
  const wrong = wrongsOf(state).map(({ says }) => says);
  // What was wrong then may have been mended, and nobody looks again.
  const warned = state.startWarnings.length > 0 ? " The start has warned: see below." : "";
  if (wrong.length > 0) return `<span class="wrong">Wrong now: ${text(wrong.join("; "))}.</span>${warned}`;
  return warned
    ? `Nothing fails now that this process can see.${warned}`
    : "Nothing is wrong now that this process can see.";
}

/** What some alerts ask for takes no restart. */
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

/** A heading with a table of what there is, or what is said where there is nothing. Cells are HTML. */
function section(title: string, none: string, rows: readonly Record<string, string>[]): string {
  const [first] = rows;
  if (!first) return `<h2>${title}</h2><p>${none}</p>`;
  const head = Object.keys(first).map((name) => `<th scope="col">${name}</th>`);
  const body = rows.map(
    (row) =>
      `<tr>${Object.entries(row)
        .map(([name, cell]) => `<td data-name="${name}"><span>${cell}</span></td>`)
        .join("")}</tr>`,
  );
  return `<h2>${title}</h2><div><table><thead><tr>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
}

function time(ms: number): string {
  const iso = new Date(ms).toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 19).replace("T", " ")} UTC</time>`;
}

/** What stands between backticks is code. */
function marked(advice: string): string {
  return text(advice).replace(/`(.+?)`/g, "<code>$1</code>");
}

const text = escapeHtml;
