import { z } from "zod";
import type { AppContext } from "~/context";
import type { Campaign } from "~/platform/entities-bonuses";
import { ownCookies } from "~/session/cookies";

const TITLE = 100;
const REWARDS = 5;
const REWARD = 60;

const RecordSchema = z.object({
  id: z.string(),
  code: z.string(),
  offerId: z.string().optional(),
  title: z.string(),
  rewards: z.array(z.string()),
});

/** The campaign that the latest promo code has opened. */
export type RecordedCampaign = z.infer<typeof RecordSchema>;

type RecordContext = Pick<AppContext, "cookies">;

/** Remembers what a code has opened: the platform tells it once, and never again. Cut to what fits a cookie. */
export function recordCampaign({ cookies }: RecordContext, campaign: Campaign): void {
  const record: RecordedCampaign = {
    id: campaign.id,
    code: campaign.promo_code,
    offerId: campaign.offer_id,
    title: campaign.description.title.slice(0, TITLE),
    rewards: campaign.promotions.slice(0, REWARDS).map(({ title }) => title.slice(0, REWARD)),
  };
  cookies.set(ownCookies.campaign, JSON.stringify(record));
}

export function recordedCampaign({ cookies }: RecordContext): RecordedCampaign | null {
  const text = cookies.get(ownCookies.campaign);
  if (text === undefined) return null;
  try {
    return RecordSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
