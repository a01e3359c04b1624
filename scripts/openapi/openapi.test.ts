import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { documentPath, openApiDocument, openApiText } from "./document";

/**
 * Every call as listed in docs/contract.md#3 and #4, written by hand and not from the registries: verb, name, class,
 * and `U` where a session is required.
 */
const platformTable = `
POST account.addcontact P U
POST account.changefakename P U
POST account.changelocale P U
POST account.changepassword P U
POST account.changeSubscription P U
POST account.changeTwoFactorAuth P U
POST account.confirmContact P -
POST account.confirmTwoFactorAuth P U
GET account.getContactPhoneSettings SC -
GET account.getcurrencyrates S -
GET account.getDepositLimit P U
GET account.getLimits P U
GET account.getInfo P -
GET account.getBalance P U
GET Account.getPersonalDataFields SC -
GET account.getprofileinfo P U
POST account.saveProfileInfo P U
POST account.sendconfirmationtocontact P U
POST account.setUserOnVerification P U
POST account.setCurrency P U
POST account.unsubscribe P -
POST auth.login P -
GET auth.logout P -
POST auth.restore P -
POST auth.register P -
GET banners.get S -
GET BettingBonuses.get P U
POST BettingBonuses.activate P U
POST BettingBonuses.remove P U
GET bonuses.get P U
POST bonuses.activate P U
POST bonuses.deactivate P U
POST bonuses.remove P U
GET cashbacks.get P U
POST cashbacks.payout P U
POST cashbacks.remove P U
GET freespins.get P U
POST campaigns.activateOffer P U
POST campaigns.checkPromocode P -
GET campaigns.getoffers S -
POST campaigns.takepromotions P U
POST cashier.cancelwithdrawal P U
GET cashier.getbanks P U
GET cashier.getdepositinfo P U
GET cashier.getdepositsettings P U
GET cashier.gethistory P U
GET cashier.getwithdrawsettings P U
POST cashier.makedeposit P U
POST cashier.makewithdrawal P U
GET games.get SC -
GET games.getLikes P U
POST games.addLike P U
POST games.removeLike P U
GET games.getCategories SC -
GET games.getProviders SC -
GET games.getHistory P U
GET betting.getEvents S -
GET games.gethistoryexportrequest P U
POST games.createhistoryexportrequest P U
GET Jackpots.get S -
GET Jackpots.getWinners S -
GET leaderboard.get S -
GET leaderboard.live S -
GET leaderboard.top S -
POST loyalty.buyproduct P U
GET loyalty.getcharacters S -
GET loyalty.getinfo P U
GET loyalty.getnotifications P U
GET loyalty.getproducts S -
POST loyalty.setcharacter P U
GET loyalty.getPrograms S -
GET loyalty.getProgram S -
GET metadata.get S -
GET metadata.getgeneralinfo S -
GET popups.get P -
GET storage.get P U
GET storage.getKeys P U
POST storage.set P U
GET events.handle P -
POST chatEvent.store P -
POST {provider}.createApplicant P U
POST {provider}.getAccessToken P U
GET support.getsettings S -
POST Support.sendFeedback P -
GET tournaments.get S -
POST tournaments.participate P U
`
  .trim()
  .split("\n");

const contentTable = `
GET /nfx/i18n/locales S
GET /nfx/i18n/messages/{locale} S
GET /nfx/cms-config/{locale} S
GET /nfx/route-rules S
GET /robots.txt S
GET /users/me P
POST /auth/local P
POST /auth/local/register P
POST /auth/forgot-password P
POST /auth/reset-password P
POST /auth/change-password P
POST /auth/send-email-confirmation P
GET /auth/{provider}/callback P
GET /connect/{provider} P
GET /{types} S
GET /{types}/{id} S
POST /{types} P
PUT /{types}/{id} P
DELETE /{types}/{id} P
GET /common-data S
GET /web-setting S
GET /pages S
GET /promotions S
GET /banners S
GET /category-intros S
GET /seos S
GET /domain-seo-settings S
`
  .trim()
  .split("\n");

const relayedTable = `
GET /platform/game/{sysname} P
GET /platform/game/{sysname}/{mode} P
GET /platform/game/custom/{id}/{mode} P
GET /hit P
GET /oauth/init P
`
  .trim()
  .split("\n");

interface Operation {
  "x-cache-class": string;
  security: object[];
  parameters: { $ref?: string; name?: string; [key: string]: unknown }[];
  requestBody?: { content: Record<string, { schema: object; encoding?: object }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
}
interface Api {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { properties?: Record<string, object>; enum?: string[] }>;
    responses: Record<string, { description: string }>;
  };
}

const api = openApiDocument() as Api;
const committed = readFileSync(documentPath, "utf8");

const rows = Object.entries(api.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([verb]) => verb !== "servers")
    .map(([verb, operation]) => ({ path, verb: verb.toUpperCase(), operation })),
);
const isMethod = ({ path }: { path: string }) => path.startsWith("/api/");

it("is what `npm run docs` writes", () => {
  expect(committed === openApiText(), "docs/openapi.json is stale: npm run docs").toBe(true);
});

it("is valid OpenAPI 3.1, and every reference leads somewhere", async () => {
  const validator = new Validator();
  const result = await validator.validate(JSON.parse(committed));
  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  const references = [...committed.matchAll(/"\$ref": "#\/components\/(\w+)\/([^"]+)"/g)];
  const components = api.components as unknown as Record<string, Record<string, object>>;
  const lost = references.filter(([, kind = "", name = ""]) => !components[kind]?.[name]);
  expect(references.length).toBeGreaterThan(500);
  expect(lost.map(([text]) => text)).toEqual([]);
});

it("declares every method of docs/contract.md#3, and no other", () => {
  const declared = rows.filter(isMethod).map(({ path, verb, operation }) => {
    const needsSession = operation.security.every((way) => "session" in way);
    return `${verb} ${path.slice("/api/".length)} ${operation["x-cache-class"]} ${needsSession ? "U" : "-"}`;
  });
  expect(declared.sort()).toEqual([...platformTable].sort());
});

it("declares every other call of docs/contract.md#3 and #4, and no other", () => {
  const declared = rows
    .filter((row) => !isMethod(row))
    .map(({ path, verb, operation }) => `${verb} ${path} ${operation["x-cache-class"]}`);
  expect(declared.sort()).toEqual([...contentTable, ...relayedTable].sort());
});

describe("errors", () => {
  it("names the 29 types, each under one status", () => {
    const types = api.components.schemas.ServerErrorType?.enum ?? [];
    const answered = Object.values(api.components.responses).flatMap(({ description }) =>
      description.split(", "),
    );
    expect(types).toHaveLength(29);
    expect(answered.sort()).toEqual([...types].sort());
  });

  it.each([
    ["/api/games.get", "get", ["200", "400", "403", "404", "429", "500", "503"]],
    [
      "/api/cashier.makedeposit",
      "post",
      ["200", "400", "401", "403", "404", "422", "429", "500", "502", "503"],
    ],
  ])("%s answers with the statuses of docs/contract.md#2", (path, verb, statuses) => {
    expect(Object.keys(api.paths[path]?.[verb]?.responses ?? {})).toEqual(statuses);
  });
});

describe("what travels", () => {
  const parameter = (path: string, name: string) =>
    api.paths[path]?.get?.parameters.find((candidate) => candidate.name === name);

  it("version, locale and frame mark on every method", () => {
    for (const { operation, path } of rows.filter(isMethod)) {
      const references = operation.parameters.map(({ $ref }) => $ref);
      for (const name of ["version", "locale", "nonStrict"]) {
        expect(references, path).toContain(`#/components/parameters/${name}`);
      }
    }
  });

  it("lists as comma lists, options as JSON, maps in brackets, flags as 1 and 0", () => {
    expect(parameter("/api/tournaments.get", "ids")).toMatchObject({ style: "form", explode: false });
    expect(parameter("/api/games.get", "options")).toHaveProperty("content.application/json.schema");
    expect(parameter("/api/events.handle", "event_params")).toMatchObject({ style: "deepObject" });
    expect(parameter("/api/popups.get", "preview")).toMatchObject({ schema: { type: "string", const: "1" } });
    const register = api.paths["/api/auth.register"]?.post?.requestBody?.content;
    expect(register).toHaveProperty(
      ["application/x-www-form-urlencoded", "schema", "properties", "terms", "enum"],
      ["1", "0"],
    );
  });

  it("a body of a form, in both content types, and never JSON", () => {
    const bodies = rows.filter(isMethod).flatMap(({ operation }) => operation.requestBody ?? []);
    expect(bodies.length).toBeGreaterThan(30);
    for (const { content } of bodies) {
      expect(Object.keys(content)).toEqual(["application/x-www-form-urlencoded", "multipart/form-data"]);
    }
  });

  it("replies in the envelope", () => {
    for (const { operation, path } of rows.filter(isMethod)) {
      const schema = operation.responses["200"]?.content?.["application/json"]?.schema;
      expect(schema, path).toMatchObject({ required: ["data"], properties: { data: expect.anything() } });
    }
  });

  it("words that are known beside those that are read", () => {
    expect(api.components.schemas.Game?.properties?.type).toEqual({
      type: "string",
      "x-values": ["casino", "slot", "live", "fast"],
    });
  });
});
