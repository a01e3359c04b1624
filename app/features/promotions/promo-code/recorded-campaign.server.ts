import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { recordRewards } from "~/features/promotions/reward-dialogs.server";
import type { Campaign } from "~/platform/entities/bonuses";
import { ownCookies } from "~/session/cookies/cookies";

const RecordSchema = z.object({ id: z.string(), code: z.string() });

/** The campaign that this browser's latest promo code activated. */
export type RecordedCampaign = z.infer<typeof RecordSchema>;

/** Records the campaign that a code activated: the platform returns it only once. */
export async function recordCampaign(context: AppContext, campaign: Campaign): Promise<void> {
  const { id, promo_code: code } = campaign;
  context.cookies.set(ownCookies.campaign, JSON.stringify({ id, code } satisfies RecordedCampaign));
  await recordRewards(context, "promo_activated", id, campaign);
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
