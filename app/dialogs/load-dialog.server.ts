import { featuresOf } from "~/content/config/features";
import type { AppContext } from "~/context/app-context";
import { type AttentionName, namesOf, type OfferName } from "~/dialogs/attention/attention";
import { openOffers, spendOffer } from "~/dialogs/attention/offers.server";
import { isQuietWeek } from "~/dialogs/attention/quiet-week.server";
import { storeAnswered } from "~/dialogs/attention/shown-offers.server";
import type { LoadedDialog } from "~/dialogs/loaded-dialog";
import { PlatformRefusal } from "~/platform/errors";
import type { Player } from "~/session/player.server";
import { UpstreamFailure } from "~/upstream/errors";
import { requestedDialogName } from "./address/dialog-name";
import { DIALOGLESS, dialogKey, dialogOfPage, type RequestedDialog } from "./address/requested-dialog";
import type { DialogRequest } from "./dialog-request";
import { OpenDialog } from "./modal/dialog-host";
import { bundlesOf, type DialogName, declarationOf, registry } from "./registry";

/**
 * Loads the dialog over a page (docs/product.md#2.3): a due duty, else the completion of an incomplete account, else
 * the one that the query requests, else one that opens by itself for a player. Platform errors become the dialog's
 * outcome, so that the page under it is rendered in any case. Unknown names are ignored.
 */
export async function loadDialog(context: AppContext): Promise<LoadedDialog | undefined> {
  const { ids, handles } = context.branch;
  if (ids.includes(DIALOGLESS)) return undefined;
  const player = await playerOf(context);
  const requested = dialogOfPage(context.query, handles);
  const name = requested && requestedDialogName(requested);
  const isIncomplete = player?.kind === "player" && !player.account.is_registration_completed;
  if (context.readsPage && !isIncomplete && player?.kind === "player") {
    const duty = await loadDue(context, namesOf("duty"));
    if (duty) return { ...duty, isRequired: true };
  }
  if (name && (namesOf("duty") as readonly string[]).includes(name)) return undefined;
  // A generated password is shown once, so its dialog precedes the account's completion.
  const isAllowed = isIncomplete
    ? name === "credentials"
    : !(name === COMPLETION && player?.kind === "player");
  const viewer = player?.kind ?? "unknown";
  const opened =
    requested && name && isAllowed
      ? await show(context, name, { viewer, ...requestOf(requested) })
      : undefined;
  if (opened) {
    await storeAnswered(
      context,
      namesOf("offer").filter((offer) => offer === opened.name),
    );
    return opened;
  }
  if (!isIncomplete) return requested || viewer !== "player" ? undefined : loadAutomatic(context);
  const completion = await show(context, COMPLETION, { viewer, id: null, type: null });
  return completion && { ...completion, isRequired: true };
}

/** The first offer that is due for a player, if this session may see it here. */
async function loadAutomatic(context: AppContext): Promise<LoadedDialog | undefined> {
  const shown = await loadDue(context, await openOffers(context));
  if (!shown || (await isQuietWeek(context))) return undefined;
  await spendOffer(context, shown.name as OfferName);
  return { ...shown, openedAt: context.path };
}

/** The first of these that is a dialog and due for a player. */
async function loadDue(
  context: AppContext,
  names: readonly AttentionName[],
): Promise<LoadedDialog | undefined> {
  for (const name of names) {
    if (!isDialog(name)) continue;
    const { isDue } = declarationOf(name);
    if (!isDue || !(await (await isDue())(context))) continue;
    const shown = await show(context, name, { viewer: "player", id: null, type: null });
    if (shown?.outcome === "ready") return shown;
  }
  return undefined;
}

const isDialog = (name: string): name is DialogName => name in registry;

/** Completes an account that was opened through a social network. */
const COMPLETION: DialogName = "socialRegistration";

interface ShowRequest extends DialogRequest {
  viewer: Player["kind"];
}

async function show(
  context: AppContext,
  name: DialogName,
  { viewer, ...request }: ShowRequest,
): Promise<LoadedDialog | undefined> {
  const declaration = declarationOf(name);
  if (declaration.feature && !featuresOf(await context.content.config())[declaration.feature])
    return undefined;
  const dialog = {
    name,
    id: request.id,
    queryKey: dialogKey(context.query),
    viewer,
    bundles: bundlesOf(declaration),
  };
  if (declaration.audience === "visitor" && viewer === "player") return undefined;
  // The server render does not wait for lazy parts, so the dialog's code must be loaded before.
  if (!context.isDataRequest) await Promise.all([OpenDialog.prepare(), declaration.body?.prepare()]);
  const shown =
    declaration.audience === "player" && viewer !== "player"
      ? ({ outcome: viewer === "visitor" ? "signIn" : "failed" } as const)
      : await load(context, name, request);
  // A dialog that cannot be closed does not open without its content, which has the only way out.
  return declaration.isForced && shown.outcome !== "ready" ? undefined : { ...dialog, ...shown };
}

function requestOf(requested: RequestedDialog): DialogRequest {
  if (requested.by === "plain") return { id: null, type: null };
  if (requested.by === "view") return { id: null, type: requested.type };
  return { id: requested.by === "popup" ? requested.value : requested.id, type: requested.type };
}

async function load(
  context: AppContext,
  name: DialogName,
  request: DialogRequest,
): Promise<Pick<LoadedDialog, "outcome" | "data" | "title" | "text" | "variant" | "token">> {
  const { loader } = declarationOf(name);
  if (!loader) return { outcome: "ready" };
  try {
    const load = await loader();
    const found = await load(context, request);
    if (typeof found === "string") return { outcome: found };
    return found ? { outcome: "ready", ...found } : { outcome: "unavailable" };
  } catch (error) {
    if (!(error instanceof UpstreamFailure || error instanceof PlatformRefusal)) throw error;
    if (error.code === "NOT_AUTHORIZED") return { outcome: "signIn" };
    context.log.warn({ method: error.method, code: error.code }, "a dialog failed");
    return { outcome: "failed" };
  }
}

/** The player or visitor; null when the platform fails: the page's own loaders throw that error. */
function playerOf(context: AppContext): Promise<Player | null> {
  return context.player().catch(() => null);
}
