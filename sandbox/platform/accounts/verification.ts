import { randomUUID } from "node:crypto";
import { detailsOf } from "../../identity/reviews";
import { minute, second } from "../../world/clock";
import type { MethodTable, PlayerCall } from "../protocol/call";
import { invalidParameters, Refusal } from "../protocol/errors";
import { textOf } from "../protocol/parameters";
import { missingIdentity } from "./demands";

/** The provider's own life of a token. */
const tokenLife = 10 * minute;

/** One whose page stands in a frame, and one that is shown by a script (docs/contract.md#3.11). */
export const verificationMethods: MethodTable = {
  ...methodsOf("idcheck", ({ base, locale }, applicant, action) => ({
    frame_url: `${base}/__sandbox/kyc/${applicant}?${new URLSearchParams({ locale, ...(action && { action }) })}`,
  })),
  ...methodsOf("sumsub", () => ({})),
  "account.setUserOnVerification": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    handle({ player }) {
      if (player.is_verified) throw new Refusal("InvalidRequestException", { message: "Already verified" });
      refuseIncomplete(player);
      player.is_on_verification = true;
      player.is_verification_rejected = false;
      return 1;
    },
  },
};

function methodsOf(
  provider: string,
  whereShown: (call: PlayerCall, applicant: string, action: string | undefined) => object,
): MethodTable {
  return {
    [`${provider}.createApplicant`]: {
      verb: "POST",
      cache: "P",
      needsPlayer: true,
      handle({ player }) {
        refuseIncomplete(player);
        player.applicant ??= { id: `apl_${player.uid}`, review: null, actions: {} };
        return { applicantId: player.applicant.id };
      },
    },
    [`${provider}.getAccessToken`]: {
      verb: "POST",
      cache: "P",
      needsPlayer: true,
      handle(call) {
        const { world, player, parameters, now } = call;
        const action = textOf(parameters, "externalActionId") || undefined;
        if (action && !detailsOf(player, action))
          throw invalidParameters({ externalActionId: ["WRONG_VALUE"] });
        if (!player.applicant) throw new Refusal("InvalidRequestException", { message: "No applicant" });
        const token = randomUUID();
        world.state.identityTokens.set(token, { uid: player.uid, action, until: now + tokenLife });
        return { token, expires_in: tokenLife / second, ...whereShown(call, player.applicant.id, action) };
      },
    },
  };
}

function refuseIncomplete(player: PlayerCall["player"]): void {
  const fields = missingIdentity(player);
  if (fields.length > 0) throw new Refusal("KycUserProfileException", { data: { fields } });
}
