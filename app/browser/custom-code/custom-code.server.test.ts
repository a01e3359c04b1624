import { describe, expect, it } from "vitest";
import type { CustomCodeSnippet } from "~/content/entities/common-data";
import type { CustomCodeSetting } from "~/context/app-config";
import type { AppContext } from "~/context/app-context";
import { readConsent } from "~/session/consent";
import { loadCustomCode } from "./custom-code.server";
import { snippetHash } from "./report-code.server";

const hello: CustomCodeSnippet = {
  isEnabled: true,
  position: "bodyEnd",
  code: "<script>hello()</script><noscript><img src='https://tags.example/p.gif'></noscript>",
};

function contextOf(
  customCode: CustomCodeSnippet[],
  setting: Partial<CustomCodeSetting> = {},
  more: Partial<AppContext> = {},
) {
  const context = {
    config: { customCode: { mode: "nonce", hashes: [], origins: [], ...setting } },
    branch: { ids: [], handles: [], params: {} },
    isDataRequest: false,
    nonce: "N",
    consent: readConsent(false, undefined),
    content: { commonData: async () => ({ customCode }) },
    ...more,
  } as unknown as AppContext;
  return { context };
}

describe("custom code", () => {
  it("waits in a template, each script with the document's nonce and its position", async () => {
    const { context } = contextOf([hello, { ...hello, position: "head", code: "<style>a{}</style>" }]);
    expect(await loadCustomCode(context)).toBe(
      '<template><script data-custom-code="bodyEnd" nonce="N">hello()</script>' +
        '<style data-custom-code="head" nonce="N">a{}</style></template>' +
        '<noscript><img src="https://tags.example/p.gif" /></noscript>',
    );
  });

  it("keeps the mark that trusts a script readable, whatever its attributes hold", async () => {
    const code = `<script data-x='"> <b nonce="M">'>hello()</script>`;
    const { context } = contextOf([{ ...hello, code }]);
    expect(await loadCustomCode(context)).toContain(
      '<script data-x="&quot;&gt; &lt;b nonce=&quot;M&quot;&gt;" data-custom-code="bodyEnd" nonce="N">hello()',
    );
  });

  it.each<[string, Partial<CustomCodeSetting>, Partial<AppContext>]>([
    ["switched off", { mode: "off" }, {}],
    ["a data request", {}, { isDataRequest: true }],
    ["a page in a partner's frame", {}, { branch: { ids: [], handles: [{ policy: "frame" }], params: {} } }],
  ])("is not there: %s", async (_why, setting, more) => {
    expect(await loadCustomCode(contextOf([hello], setting, more).context)).toBeNull();
  });

  it.each([
    [undefined, "marketing", false],
    ["1.analytics", "marketing", false],
    ["1.analytics", undefined, false],
    ["1.analytics", "nonsense", false],
    ["1", "necessary", true],
    ["1.marketing", "marketing", true],
    ["1.functional.analytics.marketing", undefined, true],
  ])("agreed %s, without script and for %s: %s", async (value, purpose, isThere) => {
    const code = `<noscript${purpose ? ` data-purpose="${purpose}"` : ""}><img src="https://a.example/p.gif"></noscript>`;
    const { context } = contextOf([{ ...hello, code }], {}, { consent: readConsent(true, value) });
    expect((await loadCustomCode(context))?.includes("p.gif") ?? false).toBe(isThere);
  });

  it("leaves out what an editor has switched off", async () => {
    expect(await loadCustomCode(contextOf([{ ...hello, isEnabled: false }]).context)).toBeNull();
  });

  it("pinned: runs what the configuration knows alone", async () => {
    const hash = snippetHash(hello.code);
    const known = contextOf([{ ...hello, code: ` ${hello.code}\n` }], { mode: "pinned", hashes: [hash] });
    expect(await loadCustomCode(known.context)).toContain("hello()");
    expect(await loadCustomCode(contextOf([hello], { mode: "pinned" }).context)).toBeNull();
  });
});
