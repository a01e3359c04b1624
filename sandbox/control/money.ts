import { catchUp } from "../platform/cashier/catch-up";
import { moveTransaction } from "../platform/cashier/transactions";
import { balancesOf } from "../world/ledger";
import type { Transaction, TransactionStatus } from "../world/player";
import type { World } from "../world/world";

/** Every movement of a player's money, and what it has come to. */
export function ledgerOf(world: World, uid: number) {
  const player = world.state.players.get(uid);
  if (!player) throw new Error(`no user ${uid}`);
  catchUp({ world, now: world.clock.now() }, player);
  return { balances: balancesOf(player), entries: player.ledger };
}

/** Takes a transaction on, as the billing does. Clones share the ids of the seed, so `uid` may say whose is meant. */
export function finishTransaction(world: World, id: string, { status, uid }: Record<string, unknown>) {
  const now = world.clock.now();
  for (const player of world.state.players.values()) {
    if (uid !== undefined && player.uid !== uid) continue;
    const transaction = player.transactions.find((one) => one.id === id);
    if (!transaction) continue;
    catchUp({ world, now }, player);
    if (!moveTransaction({ world, now }, player, transaction, status as TransactionStatus))
      throw new Error(`${id} is ${transaction.status} and cannot become ${String(status)}`);
    return shown(transaction);
  }
  throw new Error(`no transaction ${id}`);
}

function shown({ id, status, updated_at }: Transaction) {
  return { id, status, updated_at };
}
