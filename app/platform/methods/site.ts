import { z } from "zod";
import { playLimitKinds, VerificationTokenSchema } from "~/platform/entities/account";
import { BannerSchema } from "~/platform/entities/banners";
import { CampaignPopupSchema } from "~/platform/entities/play";
import { GeneralInfoSchema, MetadataSchema, SupportSettingsSchema } from "~/platform/entities/site";
import { fieldsOf, listOf, OneSchema, pageOf } from "../wire";
import { commaList, moneyWrite, noParams, ownRead, ownWrite, paging, sharedRead } from "./method";

const storageKey = z.string().regex(/^[A-Za-z0-9_.-]{1,64}$/);

/** Methods of no single feature: docs/contract.md#3.3, #3.10, #3.11. */
export const site = {
  "metadata.getgeneralinfo": {
    ...sharedRead("S", noParams, GeneralInfoSchema, "boot"),
    hasGates: true as const,
  },
  "metadata.get": sharedRead("S", noParams, MetadataSchema),
  "banners.get": sharedRead(
    "S",
    z.object({ ...paging, fields: z.string().default(fieldsOf(BannerSchema)) }),
    pageOf(BannerSchema),
  ),
  "popups.get": ownRead(z.object({ preview: z.literal(true).optional() }), listOf(CampaignPopupSchema)),
  "storage.get": ownRead(z.object({ keys: commaList(storageKey) }), z.record(z.string(), z.string())),
  "storage.getKeys": ownRead(noParams, z.array(z.string())),
  /** An empty value deletes. */
  "storage.set": ownWrite(z.object({ key: storageKey, value: z.string().max(4096) }), OneSchema),
  "events.handle": {
    ...ownRead(
      z.object({ event_name: z.string(), event_params: z.record(z.string(), z.string()).optional() }),
      OneSchema,
    ),
    hasEffect: true as const,
  },
  "chatEvent.store": ownWrite(
    z.object({
      channel_id: z.string(),
      conversation_id: z.string(),
      text: z.string(),
      event: z.enum(["sent", "received"]),
    }),
    OneSchema,
  ),
  "verification.createApplicant": {
    ...ownWrite(noParams, z.object({ applicantId: z.string() })),
    wireName: "{provider}.createApplicant",
  },
  "verification.getAccessToken": {
    ...ownWrite(z.object({ externalActionId: z.string().optional() }), VerificationTokenSchema),
    wireName: "{provider}.getAccessToken",
  },
  "support.getsettings": sharedRead("S", noParams, SupportSettingsSchema),
  /** Also sends self-exclusion and deposit limits (docs/contract.md#d38), so it has the timeout of a money call. */
  "Support.sendFeedback": moneyWrite(
    z.object({
      subject: z.enum([
        "feedback",
        "self_exclusion",
        "deposit_limit",
        ...playLimitKinds.map((kind) => `${kind}_limit` as const),
      ]),
      message: z.string().optional(),
      email: z.string().optional(),
      name: z.string().optional(),
      period: z.string().optional(),
      limit_amount: z.string().optional(),
      limit_minutes: z.string().optional(),
    }),
    OneSchema,
  ),
};
