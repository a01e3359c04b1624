import { useState } from "react";
import type { Stage } from "./launch";
import type { Refusal } from "./launch-refusals";

export const signedOut: Refusal = { type: "AuthorizationException", code: "NOT_AUTHORIZED" };

/** Another game was opened instead, as the server says it of a launch too. */
export const otherGame: Refusal = { type: "InvalidRequestException", code: "OTHER_GAME" };

/** State of the refusal of the current launch; changing the mode starts another launch and clears it. */
export function useRefusal(stage: Stage) {
  const src = stage.kind === "frame" ? stage.src : "";
  const [refused, setRefused] = useState<{ refusal: Refusal; src: string } | null>(null);
  return {
    refusal: refused?.src === src ? refused.refusal : null,
    refuse: (refusal: Refusal) => setRefused({ refusal, src }),
  };
}
