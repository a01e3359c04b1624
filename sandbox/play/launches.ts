import { randomUUID } from "node:crypto";
import { catchUp } from "../platform/cashier/catch-up";
import { barrierOf } from "../platform/protocol/barrier";
import { invalidParameters, Refusal } from "../platform/protocol/errors";
import { openSession } from "../platform/protocol/sessions";
import type { Player } from "../world/player";
import type { Launch, World } from "../world/world";

const MAX_LAUNCHES = 5000;
const visitorFun = 500_000;

export function openLaunch(
  world: World,
  launch: Pick<Launch, "sysname" | "mode" | "locale" | "sessionId" | "uid" | "theme">,
): Launch {
  const { launches } = world.state;
  const opened = { ...launch, id: randomUUID(), visitorFun };
  launches.set(opened.id, opened);
  const [oldest] = launches.keys();
  if (launches.size > MAX_LAUNCHES && oldest) launches.delete(oldest);
  return opened;
}

/** The launch of this token, with the player whose money it moves. A token opens one game, as long as its session lives. */
export function launchOf(
  world: World,
  token: string | null,
  sysname: string,
): { launch: Launch; player: Player | null } {
  const launch = world.state.launches.get(token ?? "");
  if (launch?.sysname !== sysname) throw invalidParameters({ token: ["WRONG_VALUE"] });
  if (launch.uid === null) return { launch, player: null };
  const session = openSession(world, launch.sessionId ?? "");
  const player = session && world.state.players.get(launch.uid);
  if (!player || session.uid !== launch.uid)
    throw new Refusal("AuthorizationException", { message: "Not authorized" });
  catchUp({ world, now: world.clock.now() }, player);
  const barrier = barrierOf(player, world.clock.now());
  if (barrier) throw barrier;
  return { launch, player };
}
