import { paths } from "../../../app/routing/paths";
import type { Site } from "../../support/site";
import { createVisitor } from "../../support/visitor";
import type { ProofOptions, Table } from "../table";

/** How much the times may differ, beyond what two unknown logins differ by on this machine. */
const DIFFERENCE = 0.1;

/** A known login and an unknown one cannot be distinguished, by the answer or by its time. */
export async function proveAccounts(table: Table, site: Site, { isSample }: ProofOptions): Promise<void> {
  const { login } = await site.sandbox.clone("demo@sandbox.test");
  const forms: Record<string, (name: string) => Promise<{ status: number; text: string; to: string }>> = {
    "sign-in": (name) => post(paths.signIn(), { login: name, password: "Wrong-pass1" }),
    restore: (name) => post(`${paths.signIn()}?view=restore`, { intent: "restore", login: name }),
  };
  async function post(path: string, fields: Record<string, string>) {
    const { status, text, headers } = await createVisitor(site.url).send(path, fields);
    return { status, text, to: String(headers.location ?? "") };
  }
  for (const [form, send] of Object.entries(forms)) {
    const unknown = login.replace("@", "x@");
    const names = [login, unknown, login.replace("@", "y@")];
    const times = names.map((): number[] => []);
    await table.check("accounts: the same answer", form, async () => {
      const [one, other] = [await send(login), await send(unknown)];
      if (one.status !== other.status || shape(one.text, login) !== shape(other.text, unknown))
        throw new Error(`${one.status} and ${other.status} differ`);
      if (shape(one.to, login) !== shape(other.to, unknown)) throw new Error(`${one.to} and ${other.to}`);
    });
    await table.check("accounts: the same time (difference in %)", form, async () => {
      for (let turn = 0; turn < (isSample ? 8 : 200) * names.length; turn += 1) {
        // In another order each round.
        const at = (turn + Math.floor(turn / names.length)) % names.length;
        const startedAt = performance.now();
        await send(names[at] ?? "");
        times[at]?.push(performance.now() - startedAt);
      }
      const [known = 0, nobody = 0, another = 0] = times.map(lowerQuartile);
      const between = (a: number, b: number) => Math.abs(a - b) / Math.max(a, b);
      const [difference, noise] = [between(known, nobody), between(nobody, another)];
      const shown = [known, nobody, another].map((ms) => Math.round(ms));
      // A handful of times on a busy machine says too little; in a sample only a gross difference counts.
      if (difference > noise + (isSample ? 0.5 : DIFFERENCE)) throw new Error(`${shown} ms`);
      return difference * 100;
    });
  }
}

/** Without what differs from answer to answer anyway: the login as it was typed, nonces, ids, times. */
function shape(text: string, login: string): string {
  return text
    .replaceAll(login, "LOGIN")
    .replaceAll(encodeURIComponent(login), "LOGIN")
    .replace(/nonce="[^"]*"/g, "")
    .replace(/[\da-f]{8}-[\da-f-]{27}|[\w-]{22,}|\d{10,}/g, "ID");
}

/** Of the quicker half, which other work on the machine disturbs less. */
const lowerQuartile = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;
