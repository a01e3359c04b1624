import { afterEach, describe, expect, it } from "vitest";
import type { TrackingSetting } from "~/context/app-config";
import { createSandboxControl } from "../../../../tests/support/sandbox-control";
import { testApp } from "../../../../tests/support/test-app";
import { readTracking } from "./tracking-settings.server";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

const tags = {
  url: "https://tags.example/gtm.js",
  origins: ["https://*.tags.example", "https://tags.example"],
};
const agent = {
  url: "https://agent.example/a.js",
  origins: ["https://agent.example"],
  purpose: "functional",
} as const;
const none = { tagManager: { ...tags, origins: [] }, fingerprint: { ...agent, origins: [] } };

async function read(
  tracking: TrackingSetting,
  generalInfo: Record<string, unknown> = {},
  policy?: "site" | "frame" | "identity",
  /** Another host is another entry of the shared cache. */
  origin?: string,
) {
  app.sandbox.world.state.patches.generalInfo = generalInfo;
  const context = await app.contextFor({
    branch: { ids: [], handles: [{}, { policy }], params: {} },
    ...(origin && { origin }),
  });
  Object.assign(context, { config: { ...context.config, tracking } });
  const settings = await readTracking(context);
  const requests = app.sandbox.world.state.calls.filter(({ method }) => method === "metadata.getgeneralinfo");
  return { settings, requests: requests.length };
}

describe("what visits are counted with", () => {
  it("is nothing of others, and costs no question, where the configuration names none", async () => {
    expect(await read(none, { is_seon_enabled: true })).toEqual({ settings: { tags: [] }, requests: 0 });
  });

  it("is what the platform chooses of what the configuration names", async () => {
    const analytic = [
      { type: "gtm", id: "GTM-ONE", params: { gtm_preview: "env-1" } },
      { type: "gtm", id: "GTM-X&url=https://evil.example" },
      { type: "pixel", id: "GTM-TWO" },
    ];
    const { settings } = await read(
      { tagManager: tags, fingerprint: agent },
      { analytic, is_seon_enabled: true },
    );
    expect(settings).toEqual({
      tags: ["https://tags.example/gtm.js?gtm_preview=env-1&id=GTM-ONE"],
      agent: { src: agent.url, purpose: "functional" },
    });
  });

  it.each([
    [
      "a script outside of its sources",
      {
        tagManager: { ...tags, url: "https://evil.example/gtm.js" },
        fingerprint: { ...agent, url: "https://evil.example/a.js" },
      },
    ],
    [
      "sources for the other one alone",
      { tagManager: { ...tags, origins: agent.origins }, fingerprint: { ...agent, origins: tags.origins } },
    ],
  ])("is nothing for %s", async (_, tracking) => {
    expect((await read(tracking, { is_seon_enabled: true })).settings).toEqual({ tags: [] });
  });

  it("has no agent that the platform does not want", async () => {
    const { settings } = await read({ tagManager: tags, fingerprint: agent }, { is_seon_enabled: false });
    expect(settings).toEqual({ tags: ["https://tags.example/gtm.js?id=GTM-SANDBOX"] });
  });

  it.each(["status:500", "AccessDeniedException", "AuthorizationException"])(
    "is nothing, and fails no page, where the platform answers %s",
    async (fault) => {
      await createSandboxControl(app.sandbox.url).fail([`metadata.getgeneralinfo=${fault}`]);
      const origin = `http://${fault.replace(/\W/g, "").toLowerCase()}.example`;
      const { settings } = await read({ tagManager: tags, fingerprint: agent }, {}, "site", origin);
      expect(settings).toEqual({ tags: [] });
    },
  );

  it.each(["frame", "identity"] as const)("is absent under the policy of %s pages", async (policy) => {
    expect((await read({ tagManager: tags, fingerprint: agent }, {}, policy)).settings).toBeUndefined();
  });
});
