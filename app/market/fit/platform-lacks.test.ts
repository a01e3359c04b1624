import { expect, it } from "vitest";
import { PlatformRefusal } from "~/platform/errors";
import { depositLimitOf, marketOf } from "../../../tests/support/market-rules";
import { platformLacks } from "./platform-lacks";

const market = marketOf({
  limits: [depositLimitOf({}), depositLimitOf({ kind: "time", periods: ["day", "week"] })],
  breaks: ["P1D", "P2M"],
  exclusion: { periods: ["P6M", "P18M"] },
  consent: { cookies: "off", marketing: { channels: ["email", "sms"], products: [], askAgain: false } },
});
const refusal = (type: "MethodNotFoundException" | "AuthorizationException") =>
  new PlatformRefusal({ type, code: type, status: 404, errorData: {}, message: type, method: "x" });

/** A platform that refuses the limits like this, and whose registration has these fields; undefined: it fails. */
const platformOf = (limits: PlatformRefusal, fields: string[] | undefined) => ({
  call: (async (method: string) => {
    if (method === "account.getLimits") throw limits;
    if (!fields) throw new Error("no connection");
    if (method === "metadata.getgeneralinfo")
      return { is_game_history_export_enabled: fields.includes("export") };
    return fields.map((sysname) => ({ sysname, attributes: { is_visible: true } }));
  }) as never,
});
const all = ["birth_date", "email", "mobile"];
const periods = "the platform takes no break or exclusion of P2M, P18M: the site does not offer them";

it("limits of a kind that the platform does not have are reported, and periods that it refuses", async () => {
  expect(await platformLacks(market, platformOf(refusal("MethodNotFoundException"), all))).toEqual([
    "the platform has no account.getLimits: players set no limit of time (day, week) on the site",
    periods,
  ]);
});

it("a platform that has the method says so to nobody but players", async () => {
  expect(await platformLacks(market, platformOf(refusal("AuthorizationException"), all))).toEqual([periods]);
  const plain = marketOf({});
  expect(await platformLacks(plain, platformOf(refusal("MethodNotFoundException"), all))).toEqual([]);
});

it("fields for age and consent are reported where registration lacks them", async () => {
  expect(await platformLacks(market, platformOf(refusal("AuthorizationException"), []))).toEqual([
    periods,
    "registration in ES has no birth_date: nobody below 18 is refused by the site",
    "registration in ES has no email: consent to letters is asked in the profile alone",
    "registration in ES has no mobile: consent by sms is asked in the profile alone",
  ]);
  expect(await platformLacks(market, platformOf(refusal("AuthorizationException"), undefined))).toEqual([
    periods,
  ]);
});

it.each([
  [all, ["the platform exports no history of play: players are offered no file of it"]],
  [[...all, "export"], []],
  [undefined, []],
])("a history of play is exported, as %j says", async (fields, expected) => {
  const market = marketOf({ history: { months: 12 } });
  expect(await platformLacks(market, platformOf(refusal("AuthorizationException"), fields))).toEqual(
    expected,
  );
});
