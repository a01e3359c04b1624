import { z } from "zod";
import { CmsConfigSchema } from "~/content/config/cms-config";
import { BannerEntrySchema } from "~/content/entities/banners";
import { CategoryIntroSchema } from "~/content/entities/category-intros";
import { ContentPageSchema } from "~/content/entities/pages";
import { PromotionEntrySchema } from "~/content/entities/promotions";
import { DomainSeoSettingsSchema, SeoRecordSchema } from "~/content/entities/seo";
import { ContentAuthReplySchema, ContentUserSchema } from "~/content/entities/user";
import { accountCall, type ContentCall, entries, entryWrite, serviceRead } from "./content-call";
import {
  AnyEntrySchema,
  CommonDataSchema,
  LocalesReplySchema,
  MessagesSchema,
  RouteRuleReplySchema,
  WebSettingSchema,
} from "./wire-schemas";

const text = z.string();
const done = z.object({ ok: z.literal(true) });
const fields = z.object({ data: AnyEntrySchema });
const newPassword = { password: text, passwordConfirmation: text };

/** Equality filters by field name; each Strapi version has its own query syntax (`strapi/strapi-query.ts`). */
const filtered = (names: z.ZodRawShape = {}) => z.object({ locale: text, ...names });
const paged = filtered({
  page: z.number().int().min(1).optional(),
  pageSize: z.number().int().min(1).optional(),
  sort: text.optional(),
});

/** Every call of the content service (docs/contract.md#4.1 and #4.3). */
export const contentCalls = [
  serviceRead("/nfx/i18n/locales", LocalesReplySchema),
  serviceRead("/nfx/i18n/messages/{locale}", MessagesSchema),
  serviceRead("/nfx/cms-config/{locale}", CmsConfigSchema),
  serviceRead("/nfx/route-rules", RouteRuleReplySchema, { query: z.object({ path: text, locale: text }) }),
  { verb: "GET", base: "service", path: "/robots.txt", class: "S", reply: { kind: "text" } },

  entries("one", "/common-data", CommonDataSchema, filtered()),
  entries("one", "/web-setting", WebSettingSchema, filtered()),
  entries("many", "/pages", ContentPageSchema, filtered({ slug: text.optional() })),
  entries("many", "/promotions", PromotionEntrySchema, filtered({ slug: text.optional() })),
  entries("many", "/banners", BannerEntrySchema, filtered()),
  entries("many", "/category-intros", CategoryIntroSchema, filtered()),
  entries("many", "/seos", SeoRecordSchema, filtered({ url: text })),
  entries("many", "/domain-seo-settings", DomainSeoSettingsSchema, filtered({ host: text })),

  accountCall("GET", "/users/me", ContentUserSchema, {
    query: z.object({ populate: text.optional() }),
  }),
  accountCall("POST", "/auth/local", ContentAuthReplySchema, {
    body: z.object({ identifier: text, password: text }),
  }),
  accountCall("POST", "/auth/local/register", ContentAuthReplySchema, {
    body: z.object({ username: text, email: text, password: text }),
  }),
  accountCall("POST", "/auth/forgot-password", done, { body: z.object({ email: text }) }),
  accountCall("POST", "/auth/reset-password", ContentAuthReplySchema, {
    body: z.object({ code: text, ...newPassword }),
  }),
  accountCall("POST", "/auth/change-password", ContentAuthReplySchema, {
    body: z.object({ currentPassword: text, ...newPassword }),
  }),
  accountCall("POST", "/auth/send-email-confirmation", z.object({ email: text, sent: z.literal(true) }), {
    body: z.object({ email: text }),
  }),
  accountCall("GET", "/auth/{provider}/callback", ContentAuthReplySchema, {
    query: z.object({ access_token: text }),
  }),
  { verb: "GET", base: "api", path: "/connect/{provider}", class: "P", reply: { kind: "redirect" } },

  entries("many", "/{types}", AnyEntrySchema, paged),
  entries("one", "/{types}/{id}", AnyEntrySchema, filtered()),
  entryWrite("POST", "/{types}", AnyEntrySchema, fields),
  entryWrite("PUT", "/{types}/{id}", AnyEntrySchema, fields),
  entryWrite("DELETE", "/{types}/{id}", AnyEntrySchema),
] as const satisfies readonly ContentCall[];
