import { execFile } from "node:child_process";

/** An account of the sandbox that both commands sign in. */
const [login, password] = ["demo@sandbox.test", "Sandbox1!"];

/** What the page says, without its marks. */
export async function operatorText(url: string): Promise<string> {
  const answer = await fetch(`${url}/_operator/`).catch(() => undefined);
  const html = (await answer?.text()) ?? "";
  return html
    .replace(/<style>.*<\/style>/, "")
    .replace(/<\/?(?:code|span|time)[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">")
    .replace(/\s+/g, " ");
}

/** What `npm run check:backends` prints with the settings of the site. */
export function runCheck(environment: Record<string, string>): Promise<string> {
  const account = { CHECK_LOGIN: login, CHECK_PASSWORD: password };
  return run(["scripts/check-backends/main.ts", "--write"], { ...environment, ...account });
}

/** What `npm run probe` prints of a site. */
export function runProbe(url: string): Promise<string> {
  return run(["scripts/probe/main.ts", "--url", url], { PROBE_LOGIN: login, PROBE_PASSWORD: password });
}

function run(args: string[], environment: Record<string, string>): Promise<string> {
  const env = { NODE_ENV: "production" as const, PATH: process.env.PATH, ...environment };
  return new Promise((done) => {
    execFile(process.execPath, ["--import", "tsx", ...args], { env }, (_error, out, said) =>
      done(out + said),
    );
  });
}
