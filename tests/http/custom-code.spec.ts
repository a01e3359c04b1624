import { createHash } from "node:crypto";
import { ask, navigation } from "../support/ask";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const script = "window.operatorWasHere = true";
const customCode = [
  { isEnabled: true, position: "head", code: `<script>${script}</script>` },
  { isEnabled: false, position: "bodyStart", code: "<script>window.off = true</script>" },
  { isEnabled: true, position: "bodyEnd", code: `<script src="https://elsewhere.example/a.js"></script>` },
];
const holder =
  /<div id="custom-code"[^>]*><template><script data-custom-code="head"([^>]*)>([^<]*)<\/script><\/template>/;

test.beforeEach(({ sandbox }) => sandbox.config({ commonData: { customCode } }));

test("on a page for everyone the snippet is trusted by its hash", async ({ site }) => {
  const { text, all } = await ask(site.url, "/terms", { headers: navigation });
  const [, attributes, code] = holder.exec(text) ?? [];
  expect([attributes, code]).toEqual(["", script]);
  const [policy] = all("content-security-policy");
  expect(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  expect(text).not.toContain("window.off");
  expect(text + policy).not.toContain("elsewhere.example");
});

test("on a page of one player it bears the document's nonce", async ({ site }) => {
  const { cookie } = await signIn(site);
  const { text, all } = await ask(site.url, "/", { headers: { ...navigation, Cookie: cookie } });
  const [, attributes] = holder.exec(text) ?? [];
  const nonce = /'nonce-([^']+)'/.exec(all("content-security-policy")[0] ?? "")?.[1];
  expect(attributes).toBe(` nonce="${nonce}"`);
});

for (const path of ["/forms/sign_in", "/terms.data"]) {
  test(`there is none on ${path}`, async ({ site }) => {
    const { text } = await ask(site.url, path, { headers: navigation });
    expect(text).not.toContain("operatorWasHere");
  });
}
