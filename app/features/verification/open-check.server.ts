import type { AppContext, PageContext } from "~/context/app-context";
import { type AccountRequirement, isCheckId, requirementOf } from "~/forms/account-requirements/requirements";
import type { VerificationToken } from "~/platform/entities/account";
import type { PlatformRefusal } from "~/platform/errors";
import { pageEndOf } from "~/platform/page-end";
import { matchesSource } from "~/routing/csp-sources";
import { UpstreamFailure } from "~/upstream/errors";
import { knownSdks } from "./providers";
import type { AccessToken } from "./token-refresher";

/** How a check is shown, or why it is not (docs/contract.md#3.11). */
export type Check =
  /** `isEmbedded`: the configuration lets the page frame it; otherwise it is linked. */
  | { kind: "frame"; url: string; isEmbedded: boolean }
  | ({ kind: "sdk"; script: string } & AccessToken)
  | { kind: "need"; need: AccountRequirement }
  /** `impossible`: this site has no means to show this provider. */
  | { kind: "impossible" | "unknownAction" | "failed" };

/** Returns the prefix of the provider's methods; the feature is off without one. */
export async function providerOf({ content }: PageContext): Promise<string | undefined> {
  return (await content.config()).product.features.identityVerificationProvider;
}

/** Parses the name of one of the provider's checks from a URL (docs/contract.md#d71); null when it is invalid. */
export function readAction(value: unknown): string | null {
  return isCheckId(value) ? value : null;
}

export async function requestToken(context: AppContext, action: string | null) {
  const provider = await providerOf(context);
  return context.platform.attempt(
    "verification.getAccessToken",
    { externalActionId: action ?? undefined },
    { provider },
  );
}

/** Opens the provider's check; null when the player has not begun, since there is no applicant yet. */
export async function openCheck(context: AppContext, action: string | null): Promise<Check | null> {
  try {
    const reply = await requestToken(context, action);
    return reply.ok ? await shownBy(context, reply.data) : refused(reply.refusal, action);
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || pageEndOf(error)) throw error;
    context.log.warn({ method: error.method, kind: error.kind }, "an identity check could not be opened");
    return { kind: "failed" };
  }
}

async function shownBy(
  context: PageContext,
  { token, expires_in: expiresIn, frame_url: url }: VerificationToken,
): Promise<Check> {
  const { origins, sdkUrl } = context.config.identity;
  if (url) return { kind: "frame", url, isEmbedded: matchesSource(url, origins) };
  const provider = (await providerOf(context)) ?? "";
  const script = sdkUrl ?? (Object.hasOwn(knownSdks, provider) ? knownSdks[provider] : undefined);
  return script && matchesSource(script, origins)
    ? { kind: "sdk", script, token, expiresIn }
    : { kind: "impossible" };
}

function refused(refusal: PlatformRefusal, action: string | null): Check | null {
  if (refusal.code === "NOT_AUTHORIZED") throw refusal;
  const need = requirementOf(refusal);
  if (need) return { kind: "need", need };
  if (refusal.code === "WRONG_STATE") return null;
  return action && refusal.type === "InvalidParameterException"
    ? { kind: "unknownAction" }
    : { kind: "failed" };
}
