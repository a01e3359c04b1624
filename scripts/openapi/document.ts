import * as wireContent from "../../app/content/calls/wire-schemas";
import * as cmsConfig from "../../app/content/config/cms-config";
import * as banners from "../../app/content/entities/banners";
import * as categoryIntros from "../../app/content/entities/category-intros";
import * as commonData from "../../app/content/entities/common-data";
import * as favicon from "../../app/content/entities/favicon";
import * as links from "../../app/content/entities/links";
import * as contentLocales from "../../app/content/entities/locales";
import * as menus from "../../app/content/entities/menus";
import * as pages from "../../app/content/entities/pages";
import * as promotions from "../../app/content/entities/promotions";
import * as schedule from "../../app/content/entities/schedule";
import * as seo from "../../app/content/entities/seo";
import * as contentUser from "../../app/content/entities/user";
import * as account from "../../app/platform/entities/account";
import * as platformBanners from "../../app/platform/entities/banners";
import * as bonuses from "../../app/platform/entities/bonuses";
import * as cashier from "../../app/platform/entities/cashier";
import * as characters from "../../app/platform/entities/characters";
import * as games from "../../app/platform/entities/games";
import * as jackpots from "../../app/platform/entities/jackpots";
import * as loyalty from "../../app/platform/entities/loyalty";
import * as named from "../../app/platform/entities/named";
import * as options from "../../app/platform/entities/options";
import * as play from "../../app/platform/entities/play";
import * as session from "../../app/platform/entities/session";
import * as site from "../../app/platform/entities/site";
import * as tournaments from "../../app/platform/entities/tournaments";
import * as wire from "../../app/platform/wire";
import * as dates from "../../app/upstream/dates";
import { contentPaths, contentSchemas } from "./content-paths";
import { errorResponses, errorSchemas } from "./errors";
import { namedSchemas } from "./json-schema";
import { platformPaths, replySchemas } from "./platform-paths";
import { relayedPaths } from "./relayed-paths";

const platform = namedSchemas(
  [
    wire,
    dates,
    session,
    named,
    platformBanners,
    games,
    jackpots,
    tournaments,
    characters,
    options,
    account,
    bonuses,
    cashier,
    loyalty,
    play,
    site,
  ],
  replySchemas,
);
const service = namedSchemas(
  [
    contentLocales,
    menus,
    commonData,
    favicon,
    pages,
    links,
    schedule,
    promotions,
    banners,
    categoryIntros,
    seo,
    contentUser,
    cmsConfig,
    wireContent,
  ],
  contentSchemas,
);

const description =
  "What the site asks of its two backends: the platform (`/api/{method}`) and the content service. Generated from " +
  "the registries in `app/platform/methods` and `app/content/calls` by `npm run docs`. Schemas hold the fields " +
  "that the site reads; servers may send more. `x-values` names the words that are known; others are read too. " +
  "`x-fallback` is what a field counts as where it is missing or wrong; null: not known. " +
  "`x-cache-class`: S is everybody's reply of a host and locale, SC of a country too, P one visitor's.";

const query = (name: string, required: boolean, text: string, schema: object = { type: "string" }) => ({
  name,
  in: "query",
  required,
  description: text,
  schema,
});

/** OpenAPI 3.1 document of every call that the site makes. */
export function openApiDocument(): object {
  return {
    openapi: "3.1.0",
    info: { title: "Backends of the site", version: "1.0.0", description },
    servers: [{ url: "{platformUrl}", variables: { platformUrl: { default: "https://platform.example" } } }],
    paths: { ...platformPaths(platform.schemas), ...relayedPaths, ...contentPaths(service.schemas) },
    components: {
      schemas: { ...platform.components, ...service.components, ...errorSchemas },
      responses: errorResponses,
      parameters: {
        version: query("v", true, "Build version of the site"),
        locale: query("locale", true, "Locale code; an unknown one counts as the default"),
        nonStrict: query("_non_strict", false, "The page runs in a frame", { type: "string", const: "1" }),
        idempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description: "The same key within 24 hours gets the first reply, without a second effect",
          schema: { type: "string" },
        },
      },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description: "One opaque cookie of the platform; its name is the operator's.",
        },
        contentToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
    },
  };
}

export const documentPath = new URL("../../docs/openapi.json", import.meta.url);

export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 1)}\n`;
}
