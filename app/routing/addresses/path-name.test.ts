import type { IncomingMessage } from "node:http";
import { matchRoutes } from "@remix-run/router";
import { describe, expect, it } from "vitest";
import routes from "~/routes";
import { paths } from "~/routing/paths";
import type { RequestState } from "../../../server/middleware/request-state";
import { checkTarget, hostTable } from "../../../server/middleware/request-target";
import { readPathName } from "./path-name";

const names = [
  "plain",
  "with-dash_and.dot",
  "a/b",
  "/",
  "//",
  "a\\b",
  "..",
  ".",
  "",
  "%",
  "100%",
  "%2F",
  "%2f..%2f",
  "a?b=c",
  "a#b",
  "a&b=c+d",
  "a b",
  " ",
  "~",
  "~0061",
  "~tilde",
  "shop",
  "Shop",
  "SHOP",
  "gamehall",
  "file",
  "x.data",
  ".data",
  "_root",
  "спины",
  "カジノ",
  "مرحبا",
  "ქართული".repeat(18),
  "🎰",
  "\ud800",
  "a\tb\n",
  "\u0000",
  "a;b:c@d",
  "'\"<>",
  "studio/game:2",
  "x".repeat(128),
  "/".repeat(128),
];

/** What the browser requests when a link is followed, and where it leads. */
function follow(path: string) {
  const { pathname, search } = new URL(path, "https://casino.example");
  const req = { method: "GET", headers: { host: "casino.example" }, rawHeaders: ["Host", "casino.example"] };
  const state = { path: pathname, search } as RequestState;
  const refusal = checkTarget(
    req as unknown as IncomingMessage,
    state,
    hostTable(["https://casino.example"]),
  );
  const match = matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname)?.at(-1);
  return {
    refusal,
    file: (match?.route as { file?: string } | undefined)?.file,
    params: match?.params ?? {},
  };
}

const builders: Record<string, (name: string) => string> = {
  page: paths.page,
  landing: paths.landing,
  gameHallRedirect: paths.gameHallRedirect,
  game: (name) => paths.game(name, { mode: "demo" }),
  jackpot: paths.jackpot,
  tournament: paths.tournament,
  tournamentHall: paths.tournamentHall,
  promotion: paths.promotion,
  offer: paths.offer,
  depositBy: paths.depositBy,
  depositStep: (name) => paths.depositStep(name, "t1"),
  payFail: paths.payFail,
  payPending: paths.payPending,
  paySuccess: paths.paySuccess,
  loyaltyProgram: paths.loyaltyProgram,
};
/** A content page's slug is a path of its own: one that is taken is another page's. */
const taken: Record<string, readonly string[]> = { page: ["gamehall"] };

describe.each(Object.entries(builders))("%s", (builder, pathOf) => {
  const { file } = follow(pathOf("plain"));
  it.each(names.filter((name) => !taken[builder]?.includes(name)))("leads to what is called %j", (name) => {
    const path = pathOf(name);
    const followed = follow(path);
    expect(followed.refusal, path).toBeNull();
    expect(followed.file, path).toBe(file);
    expect(Object.values(followed.params).map((one) => readPathName(String(one)))).toEqual([name]);
  });
});

it("every builder that takes a name is among them", () => {
  const source = String(Object.entries(paths).map(([name, build]) => `${name}: ${build}`));
  const found = [...source.matchAll(/(\w+): \([^)]*\) => (?:(?!=>)[\s\S])*?pathName/g)].map(
    ([, name]) => name,
  );
  expect(found.sort()).toEqual(Object.keys(builders).sort());
});
