import { wager } from "../platform/bonuses/bonus-money";
import { packStatus } from "../platform/loyalty/rewards";
import { invalidParameters, Refusal } from "../platform/protocol/errors";
import { isoTime } from "../world/clock";
import { moveMoney } from "../world/ledger";
import { type Money, minorUnitsOf, moneyOf } from "../world/money";
import type { FreeSpins, Player } from "../world/player";
import { type Random, randomFor } from "../world/random";
import type { Launch, Outcome, World } from "../world/world";
import type { Face } from "./face";
import { type Choice, type Machine, machineOf } from "./machines";
import { stakesIn } from "./stakes";

/** Where the money of a launch lies. */
export function purseOf(launch: Launch, player: Player | null): Money {
  if (!player) return moneyOf(launch.visitorFun, "FUN");
  return launch.mode === "demo" ? player.balance_fun : player.balance_main;
}

/** Free spins that the next round would use; a demo uses none. */
export function freeSpinsOf(world: World, launch: Launch, player: Player | null): FreeSpins | undefined {
  if (launch.mode === "demo") return undefined;
  return player?.free_spins.find(
    (pack) =>
      pack.sysname === launch.sysname &&
      pack.remaining_count > 0 &&
      packStatus(pack, world.clock.now()) === "active",
  );
}

/** One round: takes the stake (or a free spin), draws, pays, and writes what a player's history shows. */
export function playRound(
  world: World,
  launch: Launch,
  player: Player | null,
  bet: { choice: string | null; stake: string | null },
): Outcome {
  const machine = machineOfLaunch(world, launch);
  const gameBalance = purseOf(launch, player);
  const pack = freeSpinsOf(world, launch, player);
  const choice = machine.choices.find(({ id }) => id === bet.choice);
  if (!choice) throw invalidParameters({ choice: ["WRONG_VALUE"] });
  const stakes = stakesIn(gameBalance.currency);
  const stake = pack ? stakes[0] : stakes.find((one) => String(one) === bet.stake);
  if (stake === undefined) throw invalidParameters({ stake: ["WRONG_VALUE"] });
  const balance = minorUnitsOf(gameBalance);
  const paid = pack ? 0 : stake;
  if (balance < paid)
    throw new Refusal("InvalidRequestException", {
      code: "INSUFFICIENT_FUNDS",
      message: "Insufficient funds",
      data: {},
    });

  const number = world.state.nextRound++;
  const id = `r_${number}`;
  const line = draw(machine, randomFor(`round ${number}`));
  const win = Math.round(stake * timesOf(machine, choice, line));
  if (pack) {
    pack.remaining_count--;
    if (pack.remaining_count === 0) pack.status = "finished";
  }
  const now = world.clock.now();
  if (player) {
    const pocket = launch.mode === "demo" ? "balance_fun" : "balance_main";
    moveMoney(player, pocket, -paid, { reason: "stake", id, now });
    moveMoney(player, pocket, win, { reason: "win", id, now });
  } else launch.visitorFun = balance - paid + win;
  if (player && launch.mode === "play") {
    wager(player, paid, now);
    player.rounds.unshift({
      id,
      created_at: isoTime(now),
      type: "casino",
      sysname: launch.sysname,
      bet: moneyOf(paid, gameBalance.currency),
      win: moneyOf(win, gameBalance.currency),
      status: win >= stake ? "win" : "lose",
    });
  }
  const outcome = { choice: choice.id, stake, line, win };
  launch.last = outcome;
  return outcome;
}

export function machineOfLaunch(world: World, launch: Launch): Machine {
  const game = world.gamesBySysname.get(launch.sysname);
  if (!game) throw new Error(`no game ${launch.sysname}`);
  return machineOf(game);
}

/** What a stake of one is worth when the reels stop here. */
export function timesOf({ faces }: Machine, { prizes }: Choice, line: readonly number[]): number {
  const shown = line.map((index) => faces[index] as Face);
  const sum = shown.reduce((total, face) => total + (face.value ?? 0), 0);
  const won = prizes.find(({ line: wanted, from, to }) =>
    wanted
      ? wanted.every((name, reel) => shown[reel]?.id === name || shown[reel]?.group === name)
      : sum >= (from ?? 0) && sum <= (to ?? Number.POSITIVE_INFINITY),
  );
  return won?.times ?? 0;
}

function draw({ faces, reels }: Machine, random: Random): number[] {
  const total = faces.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from({ length: reels }, () => {
    let left = random.next() * total;
    const index = faces.findIndex(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    return index < 0 ? faces.length - 1 : index;
  });
}
