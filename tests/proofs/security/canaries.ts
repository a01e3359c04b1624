import { paths } from "../../../app/routing/paths";
import { ask, navigation } from "../../support/ask";
import { routeTable } from "../../support/route-table";
import { type Site, startSite } from "../../support/site";
import { createVisitor } from "../../support/visitor";
import { inTurns, type ProofOptions, type Table } from "../table";

/** Anonymous answers that are searched. */
const ANSWERS = 1_000;

/** What players type and are called is in no visitor's page, and in no log. */
export async function proveCanaries(table: Table, options: ProofOptions): Promise<void> {
  const site = await startSite({
    environment: { LOG_LEVEL: "debug", SANDBOX_SHARED_SECONDS: "60", PAGE_CACHE_SECONDS: "60" },
  });
  try {
    const secrets = await leaveSecrets(site);
    const addresses = routeTable.filter(({ visitor }) => visitor.kind === "page").map(({ path }) => path);
    const requests = Array.from({ length: options.isSample ? 20 : ANSWERS }, (_, n) => ({
      path: addresses[n % addresses.length] ?? "/",
      isData: n % 3 === 0,
    }));
    await inTurns(requests, 3, ({ path, isData }) =>
      table.check("canaries in anonymous answers", path, async () => {
        const [page = "", query] = path.split("?");
        const address = isData ? `${page === "/" ? "/_root" : page}.data${query ? `?${query}` : ""}` : path;
        const { text, headers } = await ask(site.url, address, { headers: navigation });
        for (const secret of secrets)
          if (text.includes(secret) || JSON.stringify(headers).includes(secret)) throw new Error(secret);
      }),
    );
    for (const secret of secrets) {
      await table.check("canaries in logs and metrics", secret, async () => {
        const { text } = await ask(site.url, "/metrics");
        if (site.output().includes(secret) || text.includes(secret)) throw new Error("is there");
      });
    }
    await table.check("canaries: something is logged at all", "lines", () => {
      if (site.output().length < 1_000) throw new Error("nothing is logged");
    });
  } finally {
    await site.stop();
  }
}

/** A player with a name of its own goes about everything that takes text. Returns what must not be seen again. */
async function leaveSecrets(site: Site): Promise<string[]> {
  const secret = (name: string) => `canary${name}${Math.random().toString(36).slice(2, 10)}`;
  const [fakename, password, code, promo, search, token, card] = [
    ...["name", "password", "code", "promo", "search", "token", "card"].map(secret),
  ] as [string, string, string, string, string, string, string];
  const player = await site.sandbox.clone("demo@sandbox.test", { fakename });
  const visitor = createVisitor(site.url);
  await visitor.send(paths.signIn(), { login: player.login, password });
  await visitor.send(paths.signIn(), { login: player.login, password: player.password });
  const session = [...visitor.cookies.values()].filter((value) => value.length > 15);
  for (const path of ["/", "/gamehall", "/profile/settings", "/cashier/wallet", "/cashier/history"])
    await visitor.open(path);
  await visitor.open(`/gamehall?search=${search}`);
  await visitor.open(`/confirmation?contact=a@b.test&code=${code}`);
  await visitor.open(`/unsubscribe?contact=a@b.test&token=${token}`);
  await visitor.open(`/?promo_code=${promo}`);
  await visitor.send(paths.bonuses(), { intent: "promo_code", promo_code: promo });
  await visitor.send(paths.depositBy("sandcard"), { amount: "20", "requisites.card_number": card });
  await visitor.send("/profile/security", {
    intent: "password",
    current: password,
    password: `${password}1`,
  });
  return [fakename, player.login, password, code, promo, search, token, card, ...session];
}
