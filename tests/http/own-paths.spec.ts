import { bundleNumber, bundlesUrl } from "../../app/browser/catalogue/browser-catalogue";
import release from "../../package.json" with { type: "json" };
import { ask, navigation } from "../support/ask";
import { expect, test } from "./fixtures";

test("/healthz and /readyz answer under any name", async ({ site }) => {
  for (const path of ["/healthz", "/readyz"]) {
    const answer = await ask(site.url, path, { headers: { Host: "balancer.internal" } });
    expect(answer.status).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
});

test("the release is named by /healthz, /readyz and the metrics", async ({ site }) => {
  for (const path of ["/healthz", "/readyz"])
    expect((await ask(site.url, path)).text).toBe(`ok ${release.version}\n`);
  expect((await ask(site.url, "/metrics")).text).toContain(
    `\nsite_build_info{version="${release.version}"} 1\n`,
  );
});

test("the first line of the log names the release and the build", async ({ ownSite }) => {
  const site = await ownSite({ environment: { LOG_LEVEL: "info" } });
  const { id } = JSON.parse((await ask(site.url, "/builds/latest.json")).text);
  const said =
    site
      .output()
      .split("\n")
      .find((line) => line.includes('"listening"')) ?? "{}";
  expect(JSON.parse(said)).toMatchObject({ version: release.version, build: id });
});

test("/builds/latest.json names the build", async ({ site }) => {
  const answer = await ask(site.url, "/builds/latest.json?1");
  expect(answer.headers["cache-control"]).toMatch(/no-(store|cache)/);
  const { id, timestamp } = JSON.parse(answer.text);
  expect(id).toMatch(/^[\w-]{6,}$/);
  expect(timestamp).toBeLessThanOrEqual(Date.now());
});

test("message bundles are immutable by their hash, and current without it", async ({ site }) => {
  const { text } = await ask(site.url, "/es-ES", { headers: navigation });
  const address = /\/i18n\/es-ES\/\d+\.[\w-]+\.json/.exec(text)?.[0] ?? "";
  expect(address).toContain(bundleNumber("common"));
  const bundle = await ask(site.url, address);
  expect(bundle.status).toBe(200);
  expect(bundle.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(bundle.headers["content-type"]).toContain("application/json");
  expect(JSON.parse(bundle.text)["common.signIn"]).toBeTruthy();

  const outdated = await ask(site.url, address.replace(/\.[\w-]+\.json/, ".000000.json"));
  expect(outdated.status).toBe(200);
  expect(outdated.headers["cache-control"]).toContain("no-store");
  expect(outdated.text).toBe(bundle.text);
});

for (const path of [
  bundlesUrl("xx-XX", ["common"], "0"),
  bundlesUrl("es-ES", ["nothing"], "0"),
  bundlesUrl("es-ES", ["common", "nothing"], "0"),
  bundlesUrl("es-ES", ["common"], "0").replace(".0.", "."),
  bundlesUrl("es-ES", ["common"], "0").replace(".0.", "0.0."),
  `/i18n/es-ES/${[..."ab"].map(() => bundleNumber("common")).join("")}.0.json`,
  `/i18n/es-ES/${["errors", "common"].map(bundleNumber).sort().reverse().join("")}.0.json`,
  bundlesUrl("es-ES", "abcdefghijklmnopqrstuvwxyz", "0"),
  "/i18n/es-ES/common.0.json",
  "/i18n/es-ES/__proto__.0.json",
]) {
  test(`${path} is not there`, async ({ site }) => {
    const answer = await ask(site.url, path);
    expect(answer.status).toBe(404);
    expect(answer.headers["cache-control"]).toContain("no-store");
  });
}

test("no catalogue is in the page itself", async ({ site }) => {
  const { text } = await ask(site.url, "/", { headers: navigation });
  expect(text).not.toContain('"common.signIn"');
  expect(text).not.toContain("common.fieldsValidatorErrors");
});

test("files of the build are immutable and compressed", async ({ site }) => {
  const { text } = await ask(site.url, "/", { headers: navigation });
  const scripts = [...new Set(text.match(/\/assets\/[\w.-]+\.js/g))];
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) {
    const answer = await ask(site.url, script, { headers: { "Accept-Encoding": "br" } });
    expect(answer.status, script).toBe(200);
    expect(answer.headers["cache-control"], script).toBe("public, max-age=31536000, immutable");
  }
});

test("nothing of the server is in the client's files", async ({ site }) => {
  const { text } = await ask(site.url, "/", { headers: navigation });
  for (const script of new Set(text.match(/\/assets\/[\w.-]+\.js/g))) {
    const { text: code } = await ask(site.url, script);
    expect(code, script).not.toMatch(/SESSION_SECRET|PLATFORM_URL|CONTENT_API_TOKEN|sourceMappingURL/);
  }
});

test("/robots.txt is text", async ({ site }) => {
  const answer = await ask(site.url, "/robots.txt");
  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
});

test("/metrics are for this machine, not for what came through a proxy", async ({ site }) => {
  const own = await ask(site.url, "/metrics");
  expect(own.status).toBe(200);
  expect(own.text).toContain("http_request_duration_seconds");
  const passedOn = await ask(site.url, "/metrics", { headers: { "X-Forwarded-For": "203.0.113.9" } });
  expect(passedOn.status).toBe(404);
});

test("reports about the policy are taken, and only those", async ({ site }) => {
  const report = JSON.stringify({
    "csp-report": { "violated-directive": "script-src", "document-uri": "http://x/?secret=1" },
  });
  const send = (type: string, body: string) =>
    ask(site.url, "/_r", {
      method: "POST",
      headers: { "Content-Type": type, "Content-Length": String(body.length) },
      body,
    });
  expect((await send("application/csp-report", report)).status).toBe(204);
  expect((await send("application/json", report)).status).toBe(415);
  expect((await send("application/csp-report", `{"a":"${"x".repeat(20_000)}"}`)).status).toBe(413);
});
