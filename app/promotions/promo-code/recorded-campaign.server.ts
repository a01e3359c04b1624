import { z } from "zod";
import type { AppContext } from "~/context";
import type { Campaign } from "~/platform/entities/bonuses";
import { ownCookies } from "~/session/cookies/cookies";
import { recordOutcome } from "~/session/recorded-outcomes.server";

const RecordSchema = z.object({ id: z.string(), code: z.string() });

/** The campaign that this browser's latest promo code activated. */
export type RecordedCampaign = z.infer<typeof RecordSchema>;

/** Records the campaign that a code activated: the platform returns it only once. */
export async function recordCampaign(
  context: AppContext,
  { id, promo_code: code, description, promotions }: Campaign,
): Promise<void> {
  context.cookies.set(ownCookies.campaign, JSON.stringify({ id, code } satisfies RecordedCampaign));
  const lines = promotions.map(({ title }) => title);
  await recordOutcome(context, { name: "promo_activated", id, title: description.title, lines });
}

export function recordedCampaign({ cookies }: Pick<AppContext, "cookies">): RecordedCampaign | null {
  const text = cookies.get(ownCookies.campaign);
  if (text === undefined) return null;
  try {
    return RecordSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
