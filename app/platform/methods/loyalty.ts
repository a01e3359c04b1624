import { z } from "zod";
import { LoyaltyCharacterSchema } from "~/platform/entities/characters";
import {
  BuyProductResultSchema,
  LoyaltyInfoSchema,
  LoyaltyNotificationSchema,
  LoyaltyProductSchema,
  LoyaltyProgramSchema,
} from "~/platform/entities/loyalty";
import { listOf, OneSchema, pageOf } from "../wire";
import { IdParam, moneyWrite, noParams, ownRead, paging, sharedRead } from "./method";

const byId = z.object({ id: IdParam });

/** docs/contract.md#3.9. */
export const loyalty = {
  "loyalty.buyproduct": moneyWrite(byId, BuyProductResultSchema),
  "loyalty.getcharacters": sharedRead("S", z.object(paging), pageOf(LoyaltyCharacterSchema)),
  "loyalty.getinfo": ownRead(noParams, LoyaltyInfoSchema),
  "loyalty.getnotifications": ownRead(noParams, listOf(LoyaltyNotificationSchema)),
  "loyalty.getproducts": sharedRead("S", z.object(paging), pageOf(LoyaltyProductSchema)),
  "loyalty.setcharacter": moneyWrite(byId, OneSchema),
  "loyalty.getPrograms": sharedRead("S", noParams, z.array(LoyaltyProgramSchema)),
  /** Null when there is no such programme. */
  "loyalty.getProgram": sharedRead("S", z.object({ sysname: z.string() }), LoyaltyProgramSchema.nullable()),
};
