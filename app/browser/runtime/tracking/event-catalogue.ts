import { z } from "zod";
import type { Purpose } from "~/session/consent";

/** Who receives events, and how. */
export const receivers = {
  dataLayer: "the tag manager, by `window.dataLayer`",
  platform: "the platform, of players alone, by `POST /events` and its `events.handle`",
  hit: "the platform, by `GET /hit`",
} as const;
export type Receiver = keyof typeof receivers;

interface CatalogueRow {
  when: string;
  /** The purposes of which one has to be allowed, by receiver. */
  to: Partial<Record<Receiver, readonly Purpose[]>>;
  /** Fields with what they mean, and `unit`, the kind of value, where the type does not say it. */
  fields: z.ZodObject;
  /** Pushed to the data layer without `event`: a state that applies from then on. */
  isState?: true;
}

const counted = ["analytics", "marketing"] as const;
const always = ["necessary"] as const;

const none = z.strictObject({});
const id = (description: string, length = 64) => z.string().max(length).meta({ description, unit: "id" });
const path = (description: string) => z.string().meta({ description, unit: "path without query" });
const campaignParam = (description: string) => id(description, 200).optional();

const page = z.strictObject({ page_path: path("Page, with its locale") });
const popup = z.strictObject({ sysname: id("Name of the campaign's popup") });
const payment = z.strictObject({
  transaction_id: z.string().meta({ description: "The deposit's number at the platform", unit: "id" }),
  value: z.number().nullable().meta({ description: "Amount", unit: "units of `currency`, not cents" }),
  currency: z
    .string()
    .nullable()
    .meta({ description: "Currency of the amount", unit: "code as the platform has it, such as EUR" }),
});
const visitParams = {
  track_id: campaignParam("Affiliate's link"),
  publisher_id: campaignParam("Affiliate"),
  goal_id: campaignParam("Goal"),
  goal_entry_id: campaignParam("Entry of the goal"),
  link_id: campaignParam("Link"),
};

/**
 * Every analytics event of the site. Browser code imports its types alone (`FieldsOf`, `SentTo`); `npm run docs` makes
 * the tables of docs/analytics.md#analytics-events and their JSON Schema of it. Names and fields are the backends' and
 * the operator's: they stay.
 */
export const eventCatalogue = {
  page_loading_start: {
    when: "A page begins to load",
    to: { dataLayer: counted },
    fields: page,
  },
  page_loading_end: {
    when: "The page is shown",
    to: { dataLayer: counted },
    fields: page,
  },
  sign_up: {
    when: "A registration has signed the player in",
    to: { dataLayer: counted },
    fields: none,
  },
  login: {
    when: "A player has signed in",
    to: { dataLayer: counted },
    fields: none,
  },
  logout: {
    when: "A player has signed out, or the session has ended",
    to: { dataLayer: counted },
    fields: none,
  },
  error_code: {
    when: "An error page is shown, or a form of signing in or up is refused",
    to: { dataLayer: counted },
    fields: z.strictObject({
      code: z.string().meta({ description: "Status of the page, or the refusal's code", unit: "code" }),
      form: z
        .enum(["login", "code", "resend", "restore", "register"])
        .optional()
        .meta({ description: "Form that was refused" }),
      page_path: path("Page that failed").optional(),
    }),
  },
  begin_checkout: {
    when: "A deposit has begun. Told on the next page outside the cashier",
    to: { dataLayer: counted },
    fields: payment,
  },
  purchase: {
    when: "A deposit has succeeded. Told on the next page outside the cashier",
    to: { dataLayer: counted },
    fields: payment,
  },
  payment_failed: {
    when: "A deposit has failed or was cancelled. Told on the next page outside the cashier",
    to: { dataLayer: counted },
    fields: payment,
  },
  popup_shown: {
    when: "A campaign's popup is open; never of a preview",
    to: { dataLayer: counted, platform: always },
    fields: popup,
  },
  popup_clicked: {
    when: "The popup's button is pressed",
    to: { dataLayer: counted, platform: always },
    fields: popup,
  },
  popup_closed: {
    when: "The popup is gone",
    to: { dataLayer: counted, platform: always },
    fields: popup,
  },
  user_inactivity_cashier: {
    when: "A player has done nothing in the cashier for `user_inactivity_cashier_time`",
    to: { platform: always },
    fields: none,
  },
  user_inactivity_pp: {
    when: "A player has done nothing on profile pages for `user_inactivity_pp_time`",
    to: { platform: always },
    fields: none,
  },
  viewer: {
    when: "With the first page of a tab, and after signing in or out",
    to: { dataLayer: counted },
    fields: z.strictObject({
      user_id: z
        .string()
        .nullable()
        .meta({ description: "The player's number at the platform; null for visitors", unit: "id" }),
    }),
    isState: true,
  },
  campaign: {
    when: "With the first page, where its address or an earlier one of the tab had any",
    to: { dataLayer: ["marketing"] },
    fields: z.strictObject({
      ...visitParams,
      show_popup_reg: campaignParam("The campaign's link opens the registration"),
    }),
    isState: true,
  },
  visit: {
    when: "Three seconds after the start, once a document. With the fingerprint agent `SEON_PURPOSE` takes the place of `marketing`, and `seon_session` that of all other fields",
    to: { hit: ["marketing"] },
    fields: z.strictObject({
      ...visitParams,
      referrer: z
        .string()
        .max(1000)
        .optional()
        .meta({ description: "Page of another site that led here", unit: "address without query" }),
      seon_session: z
        .string()
        .max(12_000)
        .optional()
        .meta({ description: "The fingerprint agent's session", unit: "opaque" }),
    }),
  },
} as const satisfies Record<string, CatalogueRow>;

type Catalogue = typeof eventCatalogue;
export type CatalogueName = keyof Catalogue;

/** Names of the events that a receiver gets. */
export type SentTo<To extends Receiver> = {
  [Name in CatalogueName]: To extends keyof Catalogue[Name]["to"] ? Name : never;
}[CatalogueName];

/** What the data layer gets without `event`. */
type StateName = {
  [Name in CatalogueName]: Catalogue[Name] extends { isState: true } ? Name : never;
}[CatalogueName];

/** Events of the data layer, with GA4's names where they exist. */
export type TrackedEvent = Exclude<SentTo<"dataLayer">, StateName>;

/** The fields of an event. */
export type FieldsOf<Name extends CatalogueName> = z.input<Catalogue[Name]["fields"]>;

/** An event as the data layer has it. */
export type Tracked<Name extends TrackedEvent> = {
  [One in Name]: { event: One } & (FieldsOf<One> extends Record<string, never> ? unknown : FieldsOf<One>);
}[Name];

/** All that the data layer gets. */
export type DataLayerEntry = Tracked<TrackedEvent> | FieldsOf<StateName>;

/** Arguments that say an event's fields: none where it has none. */
export type GivenFields<Name extends CatalogueName> =
  FieldsOf<Name> extends Record<string, never> ? [] : [fields: FieldsOf<Name>];

/** The events of a receiver, in the order of the table. */
export function eventsFor<To extends Receiver>(receiver: To): SentTo<To>[] {
  const rows: [string, CatalogueRow][] = Object.entries(eventCatalogue);
  return rows.flatMap(([name, { to }]) => (receiver in to ? [name as SentTo<To>] : []));
}
