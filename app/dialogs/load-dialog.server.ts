import { featuresOf } from "~/content/features";
import type { AppContext } from "~/context";
import type { LoadedDialog } from "~/dialogs/loaded-dialog";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import type { Player } from "~/session/player.server";
import { nextCheck } from "~/session/reality-check.server";
import { requestedDialogName } from "./dialog-name";
import { DIALOGLESS, dialogKey, dialogOfPage, opensNoCampaigns, type RequestedDialog } from "./dialog-query";
import type { DialogRequest } from "./dialog-request";
import type { DialogEntry } from "./entry";
import { brought, loaders } from "./loaders.server";
import { openDialogPart } from "./open-dialog-part";
import { bundlesOf, type DialogName, registry } from "./registry";

/**
 * Reads the dialog over a page (product 2.3): the completion of an account that lacks it, else the one that the
 * address asks for, else what waits for a player who has just come in. Where there is none it asks only who looks,
 * which the page does as well. Never fails: the page beneath stands whatever becomes of its dialog. Unknown names are
 * ignored.
 */
export async function loadDialog(context: AppContext): Promise<LoadedDialog | undefined> {
  const { ids, handles } = context.branch;
  if (ids.includes(DIALOGLESS)) return undefined;
  const player = await playerOf(context);
  const wish = dialogOfPage(context.query, handles);
  const name = wish && requestedDialogName(wish);
  const isIncomplete = player?.kind === "player" && !player.account.is_registration_completed;
  const isChecked =
    context.readsPage && !isIncomplete && player?.kind === "player" && (await isCheckDue(context));
  if (isChecked) {
    const check = await show(context, CHECK, { viewer: player.kind, id: null, type: null });
    if (check?.outcome === "ready") return { ...check, isRequired: true };
  }
  // Before it is due nobody can ask for it.
  if (name === CHECK) return undefined;
  // A password that was made up is shown once: it comes first, and nothing beneath it can be reached.
  const isHeard = isIncomplete ? name === "credentials" : !(name === COMPLETION && player?.kind === "player");
  const viewer = player?.kind ?? "unknown";
  const asked =
    wish && name && isHeard ? await show(context, name, { viewer, ...requestOf(wish) }) : undefined;
  if (asked) return asked;
  if (!isIncomplete) return wish || viewer !== "player" ? undefined : bring(context);
  const completion = await show(context, COMPLETION, { viewer, id: null, type: null });
  return completion && { ...completion, isRequired: true };
}

/** What waits for whoever has just come in. Nothing of it stands over money, or over a game. */
async function bring(context: AppContext): Promise<LoadedDialog | undefined> {
  if (opensNoCampaigns(context.branch.handles)) return undefined;
  for (const { name, isDue } of brought) {
    if (!(await isDue(context))) continue;
    const shown = await show(context, name, { viewer: "player", id: null, type: null });
    if (shown?.outcome === "ready") return { ...shown, broughtTo: context.path };
  }
  return undefined;
}

/** What an account still lacks that another service has opened. */
const COMPLETION: DialogName = "socialRegistration";

/** How long it was already, for a player who wants to be told. */
const CHECK: DialogName = "realityCheck";

async function isCheckDue(context: AppContext): Promise<boolean> {
  const at = await nextCheck(context);
  return at !== null && at <= Date.now();
}

interface Asked extends DialogRequest {
  viewer: Player["kind"];
}

async function show(
  context: AppContext,
  name: DialogName,
  { viewer, ...request }: Asked,
): Promise<LoadedDialog | undefined> {
  const entry: DialogEntry<never> = registry[name];
  if (entry.feature && !featuresOf(await context.content.config())[entry.feature]) return undefined;
  const dialog = { name, id: request.id, key: dialogKey(context.query), viewer, bundles: bundlesOf(entry) };
  if (entry.audience === "visitor" && viewer === "player") return undefined;
  // The document is rendered in one go, so what shows the dialog must be at hand by then.
  if (!context.isDataRequest) await Promise.all([openDialogPart.prepare(), entry.body?.prepare()]);
  const shown =
    entry.audience === "player" && viewer !== "player"
      ? ({ outcome: viewer === "visitor" ? "signIn" : "failed" } as const)
      : await load(context, name, request);
  // What only its own content leads out of does not open without it.
  return entry.isForced && shown.outcome !== "ready" ? undefined : { ...dialog, ...shown };
}

function requestOf(wish: RequestedDialog): DialogRequest {
  if (wish.by === "plain") return { id: null, type: null };
  if (wish.by === "view") return { id: null, type: wish.type };
  return { id: wish.by === "popup" ? wish.value : wish.id, type: wish.type };
}

async function load(
  context: AppContext,
  name: DialogName,
  request: DialogRequest,
): Promise<Pick<LoadedDialog, "outcome" | "data" | "title" | "variant" | "token">> {
  const loader = loaders[name];
  if (!loader) return { outcome: "ready" };
  try {
    const found = await loader(context, request);
    if (found === "untold" || found === "signIn") return { outcome: found };
    return found ? { outcome: "ready", ...found } : { outcome: "unavailable" };
  } catch (error) {
    if (!(error instanceof PlatformFailure || error instanceof PlatformRefusal)) throw error;
    if (error.code === "NOT_AUTHORIZED") return { outcome: "signIn" };
    context.log.warn(
      { requestId: context.requestId, method: error.method, code: error.code },
      "a dialog failed",
    );
    return { outcome: "failed" };
  }
}

/** Who looks; null where the platform does not say. What ends the page is thrown by the page itself. */
function playerOf(context: AppContext): Promise<Player | null> {
  return context.player().catch(() => null);
}
