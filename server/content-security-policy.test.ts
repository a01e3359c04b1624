import { describe, expect, it } from "vitest";
import { type ChatVendor, chatVendors } from "../app/features/chat/vendors";
import type { DocumentPolicy } from "../app/routing/addresses/document-policies";
import { readConfig } from "./config";
import { createDocumentPolicies } from "./content-security-policy";

const policiesOf = (environment: Record<string, string> = {}) =>
  createDocumentPolicies(
    readConfig({ PLATFORM_URL: "https://p.example/x", CONTENT_URL: "https://c.example", ...environment }),
  );
const nonce = { nonce: "N" };
const hashes = { scriptHashes: ["A", "B"], styleHashes: ["C"] };
const site = "https://casino.example";

function directivesOf(policy: string | string[] | undefined): Record<string, string> {
  const text = Array.isArray(policy) ? policy[0] : policy;
  return Object.fromEntries(
    (text ?? "").split("; ").map((line) => [line.split(" ", 1)[0], line.slice(line.indexOf(" ") + 1)]),
  );
}

describe("policies of documents", () => {
  it("are three with a nonce: strict, and contained with and without it", () => {
    const policy = policiesOf()(nonce, "site", site)["Content-Security-Policy"];
    expect(policy).toHaveLength(3);
    expect(directivesOf(policy)["script-src"]).toBe("'nonce-N' 'strict-dynamic'");
    expect(policy[1]).toBe("script-src 'nonce-N' 'self'; report-uri /_r; report-to csp");
    expect(policy[2]).toBe("script-src 'unsafe-inline' 'self'; report-uri /_r; report-to csp");
  });

  it("are prepared once, and hold the nonce of their own response alone", () => {
    const policies = policiesOf();
    const all = ["N", "$&", "other=="].map((value) => policies({ nonce: value }, "site", site));
    const fresh = ["N", "$&", "other=="].map((value) => policiesOf()({ nonce: value }, "site", site));
    expect(all).toEqual(fresh);
    for (const [index, value] of ["N", "$&", "other=="].entries())
      expect(directivesOf(all[index]?.["Content-Security-Policy"])["style-src"]).toContain(
        `'nonce-${value}'`,
      );
    const launched = { takesMessengers: true, isLaunched: true };
    expect(policies(nonce, "site", site, launched)).not.toEqual(policies(nonce, "site", site));
    expect(policies(nonce, "frame", site)).not.toEqual(policies(nonce, "site", site));
    expect(policies(nonce, "site", "http://localhost:3000")).not.toEqual(policies(nonce, "site", site));
  });

  it("list hashes on shared documents, with nothing that loosens them", () => {
    const policy = policiesOf()(hashes, "site", site)["Content-Security-Policy"];
    expect(directivesOf(policy)).toMatchObject({
      "script-src": "'self' 'sha256-A' 'sha256-B'",
      "style-src": "'self' 'sha256-C'",
    });
    expect(policy).not.toMatch(/nonce|strict-dynamic/);
  });

  it("forbid everything that is not named", () => {
    for (const trust of [nonce, hashes]) {
      const directives = directivesOf(policiesOf()(trust, "site", site)["Content-Security-Policy"]);
      expect(directives).toMatchObject({
        "default-src": "'none'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "connect-src": "'self'",
        "frame-ancestors": "'self'",
        "img-src": "'self' data:",
      });
      expect(`${directives["script-src"]}${directives["style-src"]}`).not.toMatch(/unsafe/);
    }
  });

  it("open a site's frames to any https site while no game's host is listed, and never a payment's", () => {
    const frames = (environment: Record<string, string>, policy: DocumentPolicy = "site") =>
      directivesOf(policiesOf(environment)(nonce, policy, site)["Content-Security-Policy"])["frame-src"];
    expect(frames({})).toBe("'self' https:");
    const games = { GAME_FRAME_ORIGINS: "https://g.example,https://*.games.example" };
    expect(frames({ ...games, PAYMENT_ORIGINS: "https://pay.example" })).toBe(
      "'self' https://g.example https://*.games.example",
    );
    expect(frames(games, "payment")).toBe("'self'");
    expect(frames({ ...games, PAYMENT_ORIGINS: "https://pay.example" }, "payment")).toBe(
      "'self' https://pay.example",
    );
  });

  it("let the site's pages show games full screen, and post to nobody else", () => {
    const headers = policiesOf({
      PAYMENT_ORIGINS: "https://pay.example",
      GAME_FRAME_ORIGINS: "https://g.example",
    })(nonce, "site", site);
    expect(directivesOf(headers["Content-Security-Policy"])["form-action"]).toBe("'self'");
    expect(headers["Permissions-Policy"]).toContain('fullscreen=(self "https://g.example")');
    expect(headers["Permissions-Policy"]).toContain("payment=()");
    expect(headers["Permissions-Policy"]).toContain("geolocation=()");
  });

  it("let the sportsbook's host alone have what its vendors ask for, on the site's pages alone", () => {
    const environment = {
      GAME_FRAME_ORIGINS: "https://g.example",
      SPORTSBOOK_ORIGINS: "https://book.example",
    };
    const headers = (policy: DocumentPolicy, more = environment as Record<string, string>) =>
      policiesOf(more)(nonce, policy, site);
    expect(directivesOf(headers("site")["Content-Security-Policy"])["frame-src"]).toBe(
      "'self' https://g.example https://book.example",
    );
    const rights = headers("site")["Permissions-Policy"];
    for (const name of ["accelerometer", "gyroscope", "autoplay", "clipboard-write"])
      expect(rights).toContain(`${name}=(self "https://book.example")`);
    expect(rights).toContain('fullscreen=(self "https://g.example" "https://book.example")');
    for (const other of [headers("payment"), headers("site", {})])
      expect(other["Permissions-Policy"]).toMatch(/accelerometer=\(\), autoplay=\(self\).*gyroscope=\(\)/);
  });

  const vendors = {
    PAYMENT_ORIGINS: "https://pay.example",
    IMAGE_ORIGINS: "https://img.example",
    CHAT_VENDORS: "intercom",
    TAG_MANAGER_ORIGINS: "https://tags.example",
    CUSTOM_CODE: "nonce",
    CUSTOM_CODE_ORIGINS: "https://code.example",
    SEON_ORIGINS: "https://agent.example",
    IDENTITY_ORIGINS: "https://id.example",
  };
  const launched = { takesMessengers: true, isLaunched: true };

  it("let nobody but the providers into a payment page", () => {
    const headers = policiesOf(vendors)(nonce, "payment", site, launched);
    const [strict, ...contained] = headers["Content-Security-Policy"];
    expect(directivesOf(strict)).toMatchObject({
      "script-src": "'nonce-N' 'strict-dynamic'",
      "style-src": "'self' 'nonce-N'",
      "img-src": "'self' data: https://img.example",
      "font-src": "'self'",
      "connect-src": "'self'",
      "frame-src": "'self' https://pay.example",
      "form-action": "'self' https://pay.example",
      "trusted-types": "croupier",
    });
    expect(strict).toContain("require-trusted-types-for 'script'");
    expect(contained.map((text) => text.split(";")[0])).toEqual([
      "script-src 'nonce-N' 'self'",
      "script-src 'unsafe-inline' 'self'",
    ]);
    expect(headers["Content-Security-Policy-Report-Only"]).toBeUndefined();
    expect(headers["Permissions-Policy"]).toContain('payment=(self "https://pay.example")');
  });

  it("let a hosted field's script in where it is named, and report what Trusted Types would refuse", () => {
    const environment = { ...vendors, PAYMENT_SCRIPT_ORIGINS: "https://js.pay.example" };
    const headers = policiesOf(environment)(nonce, "payment", site);
    const [strict, contained] = headers["Content-Security-Policy"];
    expect(directivesOf(strict)).toMatchObject({
      "connect-src": "'self' https://js.pay.example",
      "frame-src": "'self' https://pay.example https://js.pay.example",
    });
    expect(contained).toContain("script-src 'nonce-N' 'self' https://js.pay.example;");
    expect(strict).not.toContain("trusted-types");
    expect(headers["Content-Security-Policy-Report-Only"]).toContain("require-trusted-types-for 'script'");
    const others = policiesOf(environment)(nonce, "site", site)["Content-Security-Policy"].toString();
    expect(others).not.toContain("js.pay.example");
  });

  it("have no chat and no tags where an identity is checked", () => {
    const [strict] = policiesOf(vendors)(nonce, "identity", site)["Content-Security-Policy"];
    expect(strict).not.toMatch(/intercom|tags\.example|agent\.example/);
    expect(directivesOf(strict)["frame-src"]).toBe("'self' https://id.example");
  });

  it("let partners frame only the documents made for it, which frame nothing and enforce trusted types", () => {
    const policies = policiesOf({
      FRAME_PARENTS: "https://partner.example",
      MESSENGER_PARENTS: "https://m.example",
    });
    const frame = directivesOf(policies(nonce, "frame", site)["Content-Security-Policy"]);
    expect(frame).toMatchObject({
      "frame-ancestors": "'self' https://partner.example",
      "frame-src": "'none'",
      "form-action": "'self'",
      "trusted-types": "'none'",
    });
  });

  it("let a messenger's web page frame them, and its script run, only where the operator has a mini-app", () => {
    const policies = policiesOf({
      FRAME_PARENTS: "https://partner.example",
      MESSENGER_PARENTS: "https://m.example",
      MESSENGER_SCRIPT_URL: "https://cdn.example/web-app.js",
    });
    const messengers = "https://web.telegram.org https://m.example";
    const has = { takesMessengers: true, isLaunched: true };
    const [strict = "", containment] = policies(nonce, "site", site, has)["Content-Security-Policy"];
    expect(directivesOf(strict)["frame-ancestors"]).toBe(`'self' ${messengers}`);
    expect(containment).toContain("script-src 'nonce-N' 'self' https://cdn.example;");
    const shared = directivesOf(policies(hashes, "site", site, has)["Content-Security-Policy"]);
    expect(shared["script-src"]).toBe("'self' 'sha256-A' 'sha256-B' https://cdn.example");
    const unopened = { takesMessengers: true, isLaunched: false };
    expect(JSON.stringify(policies(nonce, "site", site, unopened))).not.toContain("cdn.example");
    // A form for partners can be in a mini-app too, and has no third-party code there either.
    const form = String(policies(nonce, "frame", site, has)["Content-Security-Policy"]);
    expect(form).toContain(`frame-ancestors 'self' https://partner.example ${messengers};`);
    expect(form).not.toContain("cdn.example");
    const without = JSON.stringify(policies(nonce, "site", site));
    expect(without).not.toMatch(/telegram|m\.example|cdn\.example/);
  });

  it("let the content service alone frame a preview, and nobody where it is not named", () => {
    const preview = { takesMessengers: true, isLaunched: false, isPreview: true };
    const ancestors = (more: Record<string, string>) => {
      const settings = {
        CONTENT_API_VERSION: "5",
        PREVIEW_SECRET: "a secret of the tests that is long enough",
        PREVIEW_API_TOKEN: "token",
        ...more,
      };
      const { "Content-Security-Policy": policy } = policiesOf(settings)(nonce, "site", site, preview);
      return directivesOf(policy)["frame-ancestors"];
    };
    expect(ancestors({ PREVIEW_PARENTS: "https://cms.example" })).toBe("https://cms.example");
    expect(ancestors({})).toBe("'none'");
  });

  it("let the identity provider in on the page of the check, and nowhere else", () => {
    const policies = policiesOf({
      IDENTITY_ORIGINS: "https://*.id.example",
      GAME_FRAME_ORIGINS: "https://g.example",
    });
    const page = policies(nonce, "identity", site);
    expect(directivesOf(page["Content-Security-Policy"])).toMatchObject({
      "frame-src": "'self' https://*.id.example",
      "connect-src": "'self' https://*.id.example",
      "script-src": "'nonce-N' 'strict-dynamic'",
    });
    expect(page["Content-Security-Policy"][1]).toContain("script-src 'nonce-N' 'self' https://*.id.example;");
    expect(page["Permissions-Policy"]).toContain('camera=(self "https://*.id.example")');
    expect(page["Permissions-Policy"]).toContain('microphone=(self "https://*.id.example")');
    for (const policy of ["site", "frame"] as const)
      expect(JSON.stringify(policies(nonce, policy, site))).not.toContain("id.example");
    const unlisted = policiesOf()(nonce, "identity", site)["Content-Security-Policy"];
    expect(directivesOf(unlisted)["frame-src"]).toBe("'self'");
  });

  it("let operators' snippets load and talk where the configuration says, on the site's own pages alone", () => {
    const environment = { CUSTOM_CODE_ORIGINS: "https://tags.example,https://*.vendor.example" };
    const named = "https://tags.example https://*.vendor.example";
    const policies = policiesOf(environment);
    const shared = directivesOf(policies(hashes, "site", site)["Content-Security-Policy"]);
    expect(shared["script-src"]).toBe(`'self' 'sha256-A' 'sha256-B' ${named}`);
    expect(shared["connect-src"]).toBe(`'self' ${named}`);
    expect(shared["img-src"]).toContain(named);
    const [strict, containment] = policies(nonce, "site", site)["Content-Security-Policy"];
    expect(directivesOf(strict)["script-src"]).toBe("'nonce-N' 'strict-dynamic'");
    expect(containment).toContain(`script-src 'nonce-N' 'self' ${named};`);
    expect(String(policies(nonce, "frame", site)["Content-Security-Policy"])).not.toContain("tags.example");
    const off = policiesOf({ ...environment, CUSTOM_CODE: "off" })(hashes, "site", site);
    expect(String(off["Content-Security-Policy"])).not.toContain("tags.example");
  });

  describe("with support chats", () => {
    const hostOf: Record<ChatVendor, string> = {
      livechat: "https://*.livechatinc.com",
      zendesk: "https://static.zdassets.com",
      intercom: "https://widget.intercom.io",
      jivosite: "https://*.jivosite.com",
      chatwoot: "https://app.chatwoot.com",
      tawk: "https://*.tawk.to",
    };

    it.each(chatVendors)("let %s in where it is named, and it alone", (vendor) => {
      const policies = policiesOf({ CHAT_VENDORS: vendor });
      const host = hostOf[vendor];
      const [strict, containment] = policies(nonce, "site", site)["Content-Security-Policy"];
      const directives = directivesOf(strict);
      expect(directives["script-src"]).toBe("'nonce-N' 'strict-dynamic'");
      expect(containment).toMatch(/^script-src 'nonce-N' 'self' https:/);
      expect(containment).toContain(host);
      for (const name of ["connect-src", "frame-src", "img-src", "font-src", "media-src", "style-src-elem"])
        expect(directives[name], name).toContain(host);
      expect(directives["connect-src"]).toContain("wss://");
      // The style of the page itself stays as strict where a browser knows the two apart.
      expect(directives["style-src-elem"]).toMatch(/^'self' 'unsafe-inline' https:/);
      expect(directives["style-src"]).toBe("'self' 'nonce-N'");
      const others = chatVendors.filter((other) => other !== vendor).map((other) => hostOf[other]);
      for (const trust of [nonce, hashes])
        for (const other of others)
          expect(String(policies(trust, "site", site)["Content-Security-Policy"])).not.toContain(other);
      const shared = directivesOf(policies(hashes, "site", site)["Content-Security-Policy"]);
      expect(shared["script-src"]).toContain(host);
      expect(shared["script-src"]).not.toMatch(/unsafe|'strict-dynamic'/);
      expect(policies(nonce, "frame", site)).toEqual(policiesOf()(nonce, "frame", site));
    });

    it("let them in from the operator's own hosts alone where these are named", () => {
      const policies = policiesOf({ CHAT_VENDORS: "chatwoot,tawk", CHAT_ORIGINS: "https://chat.example" });
      const [strict, containment] = policies(nonce, "site", site)["Content-Security-Policy"];
      expect(directivesOf(strict)["connect-src"]).toBe("'self' https://chat.example wss://chat.example");
      expect(containment).toContain("script-src 'nonce-N' 'self' https://chat.example;");
      expect(`${strict}${containment}`).not.toMatch(/tawk|chatwoot/);
    });

    it("are as without any where none is named, or one that is none of ours", () => {
      for (const trust of [nonce, hashes])
        expect(policiesOf({ CHAT_VENDORS: "custom" })(trust, "site", site)).toEqual(
          policiesOf()(trust, "site", site),
        );
    });
  });

  it("speak of https only on https", () => {
    const secure = policiesOf()(nonce, "site", site);
    const plain = policiesOf()(nonce, "site", "http://localhost:3000");
    expect(String(secure["Content-Security-Policy"])).toContain("upgrade-insecure-requests");
    expect(secure["Reporting-Endpoints"]).toBe('csp="https://casino.example/_r"');
    expect(String(plain["Content-Security-Policy"])).not.toMatch(/upgrade-insecure-requests|report-to/);
    expect(plain["Reporting-Endpoints"]).toBeUndefined();
  });
});

describe("scripts that count visits", () => {
  const environment = {
    TAG_MANAGER_ORIGINS: "https://tags.example,https://*.numbers.example",
    SEON_ORIGINS: "https://agent.example",
  };

  it("are in the policy of site pages, and of no other", () => {
    for (const trust of [nonce, hashes]) {
      const policies = policiesOf(environment);
      const of = (policy: DocumentPolicy) =>
        directivesOf(policies(trust, policy, site)["Content-Security-Policy"]);
      expect(of("site")["connect-src"]).toContain(
        "https://tags.example https://*.numbers.example https://agent.example",
      );
      expect(of("site")["worker-src"]).toBe("'self' blob:");
      for (const other of ["frame", "identity"] as const) {
        expect(JSON.stringify(of(other))).not.toMatch(/tags\.example|agent\.example|blob:/);
      }
    }
  });

  it("are in none where they are not configured", () => {
    const directives = directivesOf(policiesOf()(nonce, "site", site)["Content-Security-Policy"]);
    expect(directives["worker-src"]).toBe("'self'");
    expect(JSON.stringify(directives)).not.toMatch(/google|seon/);
  });
});
