import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paths } from "../../app/routing/paths";
import { paymentPagePath, paymentPageText } from "../../scripts/payment-page/document";
import { type InventoryFile, inventoryPath } from "../../scripts/payment-page/inventory";
import { ask, navigation } from "../support/ask";
import { byNight } from "../support/by-day";
import type { Site } from "../support/site";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const pages = [
  paths.wallet(),
  paths.deposit(),
  paths.depositBy("sandcard"),
  paths.depositBy("sandframe"),
  paths.withdraw(),
  paths.cashierHistory(),
  paths.payPending("dep_0"),
  "/cashier/no-such-page",
];

function directivesOf(policy = ""): Record<string, string> {
  return Object.fromEntries(policy.split("; ").map((line) => line.split(/ (.*)/s, 2) as [string, string]));
}

test("nothing of others may run, be requested or be posted to on a payment page, but its providers", async ({
  site,
}) => {
  const { cookie } = await signIn(site);
  for (const path of pages) {
    const { all, headers, status } = await ask(site.url, path, {
      headers: { ...navigation, Cookie: cookie },
    });
    expect([200, 404], path).toContain(status);
    const [strict, ...contained] = all("content-security-policy").flatMap((line) => line.split(", "));
    const policy = directivesOf(strict);
    expect(policy["script-src"], path).toMatch(/^'nonce-[^']+' 'strict-dynamic'$/);
    expect(
      contained.map((text) => directivesOf(text)["script-src"]?.replace(/nonce-[^']+/, "nonce")),
      path,
    ).toEqual(["'nonce' 'self'", "'unsafe-inline' 'self'"]);
    expect(policy, path).toMatchObject({
      "connect-src": "'self'",
      "font-src": "'self'",
      "form-action": `'self' ${site.sandboxUrl}`,
      "frame-src": `'self' ${site.sandboxUrl}`,
      "require-trusted-types-for": "'script'",
      "trusted-types": "croupier",
    });
    expect(policy["style-src-elem"], path).toBeUndefined();
    expect(headers["permissions-policy"], path).toContain(`payment=(self "${site.sandboxUrl}")`);
    expect(headers["content-security-policy-report-only"], path).toBeUndefined();
  }
});

test("a page of the site may ask for no payment and post to nobody else", async ({ site }) => {
  const { all, headers } = await ask(site.url, paths.support(), { headers: navigation });
  expect(directivesOf(all("content-security-policy")[0])["form-action"]).toBe("'self'");
  expect(headers["permissions-policy"]).toContain("payment=()");
});

test("the document of the inventory is that of this build", () => {
  expect(JSON.parse(readFileSync(inventoryPath, "utf8")).length).toBeGreaterThan(30);
  expect(readFileSync(paymentPagePath, "utf8"), "npm run build && npm run docs").toBe(paymentPageText());
});

async function probe(site: Site, args: string[]) {
  const { login, password } = await site.sandbox.clone("demo@sandbox.test");
  const child = spawn("node_modules/.bin/tsx", ["scripts/payment-page/main.ts", "--url", site.url, ...args], {
    env: { ...process.env, PROBE_LOGIN: login, PROBE_PASSWORD: password },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += chunk;
  });
  const [code] = await once(child, "close");
  return { code, text };
}

test(
  "the check from outside is silent where nothing has changed, and names what has",
  byNight,
  async ({ site }) => {
    const folder = mkdtempSync(join(tmpdir(), "payment-page-"));
    const baseline = join(folder, "baseline.json");
    expect(await probe(site, ["--baseline", baseline])).toEqual({
      code: 0,
      text: expect.stringContaining("written"),
    });
    expect(await probe(site, ["--baseline", baseline])).toEqual({
      code: 0,
      text: expect.stringContaining(" 0 differences"),
    });

    const known = JSON.parse(readFileSync(baseline, "utf8"));
    expect(Object.keys(known)).toEqual(
      expect.arrayContaining([paths.depositBy("sandcard"), "/cashier/withdraw?method=sandcard"]),
    );
    const page = known[paths.deposit()];
    page.headers["content-security-policy"] = "default-src 'none'";
    delete page.files["inline: scroll position"];
    writeFileSync(baseline, JSON.stringify(known));
    const inventory = join(folder, "inventory.json");
    const files = JSON.parse(readFileSync(inventoryPath, "utf8")) as InventoryFile[];
    const [framework] = files.filter(({ name }) => name === "framework");
    const campaign = { ...framework, path: "/assets/other.js" };
    writeFileSync(
      inventory,
      JSON.stringify([
        ...files.filter((file) => file !== framework),
        { ...framework, hash: "sha384-x" },
        campaign,
      ]),
    );
    const { code, text } = await probe(site, ["--baseline", baseline, "--inventory", inventory]);
    rmSync(folder, { recursive: true });
    expect(code).toBe(1);
    expect(text).toContain(`${paths.deposit()}: header content-security-policy was default-src 'none', is `);
    expect(text).toContain(`${paths.deposit()}: inline: scroll position is new`);
    expect(text).toMatch(/\/assets\/framework-\S+ of the inventory has changed/);
    expect(text).toContain("/assets/other.js of the inventory is not there");
  },
);
