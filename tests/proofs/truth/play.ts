import { startSandbox } from "../../../sandbox/start";
import { type GatewayRule, startGateway } from "../../support/gateway";
import { startRedis } from "../../support/redis-server";
import { freePort } from "../../support/site";
import { firingAlerts, type Scrape, scrape } from "./alerts";
import { operatorText, runCheck, runProbe } from "./reading";
import type { Instrument, Row, Scene } from "./row";
import { startLines, startToTheEnd } from "./site";

/** Plays what a row says and returns what each instrument prints then. */
export async function play(row: Row): Promise<Record<Instrument, string>> {
  const sandbox = await startSandbox({ port: 0, sharedSeconds: 0, ...row.sandbox });
  const [port, otherPort] = await Promise.all([freePort(), freePort()]);
  const [site, other] = [port, otherPort].map((one) => `http://localhost:${one}`) as [string, string];
  const [content, platform, edge] = await Promise.all([
    startGateway(() => sandbox.url, row.certificate?.()),
    startGateway(() => sandbox.url),
    startGateway(() => site),
  ]);
  const redis = row.redis && (await startRedis(row.redis));
  const scene: Scene = {
    sandbox,
    content: content.url,
    platform: platform.url,
    edge: edge.url,
    site,
    other,
    redis: redis?.url ?? "",
  };
  const follow = () => {
    const rules: [typeof edge, GatewayRule | undefined][] = [
      [content, row.content],
      [platform, row.platform],
      [edge, row.edge],
    ];
    for (const [gateway, rule] of rules) if (rule) gateway.follow(rule);
  };
  const environment = { ...settingsOf(scene), ...row.environment?.(scene) };
  const processes = [];
  try {
    if (row.kind !== "drift") follow();
    const first = await startToTheEnd({ sandboxUrl: sandbox.url, port, environment });
    processes.push(first);
    if (row.beside) {
      const settings = { ...environment, ...row.beside(scene) };
      processes.push(
        await startToTheEnd({ sandboxUrl: sandbox.url, port: otherPort, environment: settings }),
      );
    }
    const start = processes.map(startLines).join("\n");
    const scrapes = async (): Promise<Scrape> =>
      new Map([...(await scrape(site, "a")), ...(row.beside ? await scrape(other, "b") : [])]);
    let last = await scrapes();
    const minute = async () => {
      const from = last;
      const said = await runProbe(row.edge ? edge.url : site);
      last = await scrapes();
      return { said, from, to: last };
    };
    const before = row.kind === "drift" ? await minute() : undefined;
    if (row.kind === "drift") follow();
    await row.act?.(scene);
    const now = await minute();
    return {
      start,
      operator: first.child.exitCode === null ? await operatorText(site) : "",
      check: await runCheck(environment),
      probe: now.said,
      metrics: (await firingAlerts(now, before)).join(", "),
      readyz: await fetch(`${site}/readyz`).then(
        (answer) => answer.text(),
        () => "",
      ),
    };
  } finally {
    for (const { child } of processes) child.kill("SIGKILL");
    await Promise.all([redis?.end(), content.close(), platform.close(), edge.close()]);
    await sandbox.close();
  }
}

/** What every row has and may change: nothing is cached, so that each visit calls the backends. */
function settingsOf({ sandbox, content, platform, site, edge, redis }: Scene): Record<string, string> {
  return {
    NODE_ENV: "production",
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
    PLATFORM_URL: platform,
    CONTENT_URL: content,
    PLATFORM_PUBLIC_URL: sandbox.url,
    CONTENT_PUBLIC_URL: sandbox.url,
    SITE_ORIGINS: `${site},${edge}`,
    DEFAULT_COUNTRY: "ES",
    PAGE_CACHE_SECONDS: "0",
    CONTENT_FRESH_SECONDS: "0",
    CHAT_VENDORS: "custom",
    BROWSER_REPORT_SHARE: "0",
    ...(redis && { REDIS_URL: redis }),
  };
}
