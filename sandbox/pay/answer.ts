import { catchUp } from "../platform/cashier/catch-up";
import { payAddress, signatureOf } from "../platform/cashier/deposit";
import { isFinal, moveTransaction } from "../platform/cashier/transactions";
import { patched } from "../world/patches";
import type { Player, Transaction, TransactionPlan, TransactionStatus } from "../world/player";
import type { World } from "../world/world";
import { type CardEntry, cardEntryOf, cardProblems, maskedEntry } from "./card";
import { closedPage, payPage, returnPage, unknownPage } from "./page";

type Deposit = Transaction & { plan: TransactionPlan };

const choices: readonly string[] = ["success", "fail", "cancel"] satisfies TransactionStatus[];

/** `/__sandbox/pay/{id}`: the payment provider. It knows no cookies: who has the address may pay. */
export async function answerPay(world: World, request: Request): Promise<Response> {
  const [, , , id = "", ...rest] = new URL(request.url).pathname.split("/");
  const found = rest.length === 0 ? findDeposit(world, id) : undefined;
  if (!found) return unknownPage();
  if (request.method === "GET" || request.method === "HEAD") return show(world, found.deposit);
  if (request.method !== "POST") return new Response("Method Not Allowed", { status: 405 });
  const fields = new URLSearchParams(await request.text());
  if (!fields.has("choice")) return arrive(world, found.deposit, fields);
  return choose(world, found, fields);
}

function findDeposit(world: World, id: string): { player: Player; deposit: Deposit } | undefined {
  for (const player of world.state.players.values()) {
    const deposit = player.transactions.find((one) => one.id === id && one.type === "deposit");
    if (!deposit?.plan) continue;
    catchUp({ world, now: world.clock.now() }, player);
    return { player, deposit: deposit as Deposit };
  }
  return undefined;
}

/** What the site's own form sends must be signed; then the page has an address that can be loaded again. */
function arrive(world: World, { id, plan }: Deposit, fields: URLSearchParams): Response {
  const isSigned = fields.get("order") === id && fields.get("sig") === signatureOf(id);
  return isSigned ? redirect(payAddress({ world }, id)) : unknownPage(plan.locale);
}

function show(world: World, deposit: Deposit, entry?: CardEntry): Response {
  const { id, plan } = deposit;
  const { locale } = plan;
  const shown = {
    deposit,
    brand: world.brand.name,
    locale,
    address: payAddress({ world }, id),
    target: returnsByPost(world) ? "_self" : "_top",
  };
  if (isFinal(deposit)) return closedPage(shown, returnAddress(deposit));
  if (!needsCard(deposit)) return payPage(shown);
  const blank = { number: "", expires: "", code: "" };
  return payPage(shown, {
    entry: entry ?? blank,
    problems: entry ? cardProblems(entry, world.clock.now()) : [],
  });
}

function choose(
  world: World,
  { player, deposit }: { player: Player; deposit: Deposit },
  fields: URLSearchParams,
): Response {
  const choice = fields.get("choice") ?? "";
  const now = world.clock.now();
  if (choice === "success" && needsCard(deposit) && !isFinal(deposit)) {
    const entry = cardEntryOf(fields);
    if (cardProblems(entry, now).length > 0) return show(world, deposit, entry);
    deposit.requisites = { card_number: maskedEntry(entry) };
  }
  if (choices.includes(choice) && !deposit.plan.isStuck)
    moveTransaction({ world, now }, player, deposit, choice as TransactionStatus);
  return returnsByPost(world)
    ? returnPage(returnAddress(deposit), deposit.plan.locale)
    : redirect(returnAddress(deposit));
}

/** As bank pages and 3-D Secure do; `{"pay":{"returnsByPost":true}}`. */
const returnsByPost = (world: World) => patched(world, "pay", { returnsByPost: false }).returnsByPost;

const needsCard = ({ method, requisites }: Deposit) => method === "sandcard" && !requisites?.card_number;

/** docs/contract.md#3.6: built by the platform, from the host and the locale that the deposit was made under. */
function returnAddress({ id, status, plan }: Deposit): string {
  const pages: Record<TransactionStatus, string> = {
    pending: `paypending/${id}`,
    processing: `paypending/${id}`,
    success: `paysuccess/${id}`,
    fail: `payfail/${id}`,
    cancel: "paycancel",
  };
  return `${plan.returnTo}/cashier/${pages[status]}`;
}

function redirect(address: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: address, "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" },
  });
}
