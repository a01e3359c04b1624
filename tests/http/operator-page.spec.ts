import { ask } from "../support/ask";
import { expect, test } from "./fixtures";

const token = "0123456789abcdef";

test("an operator reads which permission of the content service is missing, and visitors do not", async ({
  ownSite,
}) => {
  const site = await ownSite({ environment: { METRICS_TOKEN: token } });
  await site.sandbox.fail(["/api/pages=status:403"]);
  const page = await ask(site.url, "/terms");
  expect(page.text).not.toContain("grant");
  const authorized = { headers: { Authorization: `Bearer ${token}`, "X-Forwarded-For": "203.0.113.7" } };
  const { status, text } = await ask(site.url, "/_operator/", authorized);
  expect(status).toBe(200);
  expect(text.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")).toContain(
    "content: /pages answers 403 grant find to Public",
  );
  await site.sandbox.recover();
  await ask(site.url, "/terms");
  expect((await ask(site.url, "/_operator/", authorized)).text).not.toContain("/pages");
});
