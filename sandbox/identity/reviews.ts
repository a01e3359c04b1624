import type { Moment } from "../platform/protocol/call";
import { minute } from "../world/clock";
import type { Player } from "../world/player";

type ReviewAnswer = "GREEN" | "RED";

/** How long the provider looks at what was handed in. */
const reviewTime = 10 * minute;

/** Documents, or with an `action` the check of payment details that was asked for under that name. */
export function handIn(player: Player, answer: ReviewAnswer, now: number, action?: string): void {
  if (!player.applicant) return;
  const review = { at: now + reviewTime, answer };
  if (action) player.applicant.actions[action] = review;
  else player.applicant.review = review;
}

/** The provider has looked at everything that is due, and told the platform (docs/contract.md#6.7). */
export function settleReviews({ now }: Pick<Moment, "now">, player: Player): void {
  const { applicant } = player;
  if (!applicant) return;
  if (applicant.review && applicant.review.at <= now) {
    decide(player, applicant.review.answer);
    applicant.review = null;
  }
  for (const [action, { at, answer }] of Object.entries(applicant.actions)) {
    if (at > now) continue;
    delete applicant.actions[action];
    if (answer === "GREEN") allowDetails(player, action);
  }
}

/** Who the player is, is known now, or has to be shown anew. */
export function decide(player: Player, answer: ReviewAnswer): void {
  player.is_on_verification = false;
  player.is_verified = answer === "GREEN";
  player.is_verification_rejected = answer === "RED";
}

const actionOf = (id: string) => `act-${id}`;

/** The payment details that a check was asked for: its name holds theirs. */
export function detailsOf({ saved_requisites }: Player, action: string) {
  return saved_requisites.find(({ id }) => actionOf(id) === action);
}

function allowDetails(player: Player, action: string): void {
  const details = detailsOf(player, action);
  if (details?.status === "validation_required") details.status = "ready";
}
