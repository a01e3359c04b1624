import { afterEach, expect, it } from "vitest";
import { type FaultServer, startFaultServer } from "../../tests/support/fault-server";
import { tryJourneys } from "./journeys";
import { metricsText } from "./metrics";

let site: FaultServer;
afterEach(() => site.close());

const account = { login: "a", password: "b" };
const pages: Record<string, string> = {
  "/": '<h1 class="big">Home</h1>',
  "/es-ES/gamehall": '<a href="/es-ES/game/dice?mode=demo">Dice</a>',
  "/es-ES/game/dice": "<h1>Dice</h1>",
  "/cashier/wallet": '<form action="/es-ES/logout"></form>',
  "/cashier/deposit": '<a href="/cashier/deposit/card">Card</a>',
  "/cashier/deposit/card": '<input name="amount">',
};

/** A site of which pages are `changed`: another text, or a status. */
async function serve(changed: Record<string, string | number> = {}) {
  let isSignedIn = false;
  site = await startFaultServer();
  site.answer((response, { url, method }) => {
    const path = url.pathname === "/gamehall" ? "/es-ES/gamehall" : url.pathname;
    const lead = (to: string) => response.writeHead(302, { Location: to }).end();
    if (method === "POST" && changed.refuses && path === "/forms/sign_in")
      return response.writeHead(400).end(`<div role="alert"><b>${changed.refuses}</b></div>`);
    if (method === "POST") {
      isSignedIn = path === "/forms/sign_in" || changed["/logout"] === "nothing";
      return lead("/");
    }
    if (path !== url.pathname) return lead(path);
    if (path.startsWith("/cashier/") && !isSignedIn) return lead("/");
    const page = changed[path] ?? pages[path] ?? 404;
    response.writeHead(typeof page === "number" ? page : 200).end(String(page));
  });
}

it("a site that works passes every step, in whatever language", async () => {
  await serve();
  const results = await tryJourneys(site.url, account);
  expect(results.map(({ step, problem }) => [step, problem])).toEqual(
    ["home", "hall", "game", "sign_in", "deposit", "sign_out"].map((step) => [step, null]),
  );
  expect((await tryJourneys(site.url, undefined)).map(({ step }) => step)).toEqual(["home", "hall", "game"]);
});

it.each([
  [{ "/": 503 }, "home", "/ answers 503"],
  [{ "/": "<main></main>" }, "home", "home shows no heading"],
  [
    { "/es-ES/game/dice": "<h1>Not now</h1>" },
    "game",
    "/es-ES/game/dice does not show the title of the game",
  ],
  [{ refuses: "Wrong password" }, "sign_in", "the account is not signed in: Wrong password"],
  [{ "/cashier/wallet": "sign in first" }, "sign_in", "the account is not signed in: is its password right?"],
  [{ "/cashier/deposit/card": "later" }, "deposit", "/cashier/deposit/card asks for no amount"],
  [{ "/es-ES/gamehall": "no games" }, "hall", "the hall shows no game"],
  [{ "/es-ES/game/dice": 500 }, "game", "/es-ES/game/dice answers 500"],
  [{ "/cashier/deposit": "nothing" }, "deposit", "the deposit page shows no way to pay"],
  [{ "/logout": "nothing" }, "sign_out", "the wallet still opens"],
] as const)("of %j the step %s says what is wrong", async (changed, step, problem) => {
  await serve(changed);
  const results = await tryJourneys(site.url, account);
  expect(results.find((one) => one.step === step)).toMatchObject({ problem });
});

it("a site that is not there fails at its first step, and nothing is tried after it", async () => {
  await serve();
  await site.close();
  const results = await tryJourneys(site.url, undefined);
  expect(results).toMatchObject([{ step: "home", problem: "ECONNREFUSED" }]);
});

it("the metrics have a row for each step that was tried, and the time", () => {
  const text = metricsText(
    [
      { step: "home", problem: null, ms: 120 },
      { step: "hall", problem: "no game", ms: 1500 },
    ],
    new Date(60_000),
  );
  expect(text.match(/^[^#].*$/gm)).toEqual([
    'site_journey_success{step="home"} 1',
    'site_journey_success{step="hall"} 0',
    'site_journey_duration_seconds{step="home"} 0.120',
    'site_journey_duration_seconds{step="hall"} 1.500',
    "site_journey_finished_timestamp_seconds 60",
  ]);
  expect(text.match(/^# TYPE \S+ gauge$/gm)).toHaveLength(3);
});
