import { afterAll, afterEach } from "vitest";
import { createApp } from "~/app.server";
import type { AppContext } from "~/context/app-context";
import { type SandboxOptions, startSandbox } from "../../sandbox/start";
import { configFor, recordedLog, requestDataFor } from "./requests";

/** Starts sandbox and app for tests of loaders. Nothing is cached between two visits. */
export async function openStage(settings: SandboxOptions = {}) {
  const sandbox = await startSandbox({ ...settings, port: 0, sharedSeconds: 0 });
  const config = configFor(sandbox.url);
  let app = createApp(config, recordedLog());
  const { locales, defaultLocale } = await app.locales();
  let visits = 0;

  return {
    sandboxUrl: sandbox.url,
    world: sandbox.world,
    /** The context of a visitor's request. */
    visit(localeCode = "en-US", path = "/"): Promise<AppContext> {
      const locale = locales.find(({ code }) => code === localeCode) ?? defaultLocale;
      visits += 1;
      const request = {
        requestId: `visit-${visits}`,
        path,
        // The loaders' values hold the HTML of their fragments.
        isDataRequest: true,
        clientIp: "203.0.113.9",
      };
      return app.contextFor(requestDataFor({ locale, locales }, request));
    },
    /** Adds persistent faults, such as `games.get=status:500`, until the next reset. */
    fail(...faults: string[]) {
      for (const fault of faults) {
        const [target = "", effect = ""] = fault.split("=");
        sandbox.world.state.faults.push({ target, effect });
      }
    },
    /** Overrides values of the operator's configuration, until the next reset. */
    configure(cmsConfig: Record<string, unknown>) {
      sandbox.world.state.patches.cmsConfig = cmsConfig;
    },
    /** Platform calls of the latest visit, as `method query`. */
    calls(): string[] {
      return sandbox.world.state.calls
        .filter(({ headers }) => headers["x-request-id"] === `visit-${visits}`)
        .map(({ method, query }) => `${method} ${JSON.stringify(query)}`);
    },
    /** Names of the methods called by all visits, since the latest reset. */
    allCalls: () => sandbox.world.state.calls.map(({ method }) => method),
    /** Resets the sandbox and creates a new app, without cached failures. */
    async reset() {
      sandbox.world.reset();
      await app.close();
      app = createApp(config, recordedLog());
    },
    async close() {
      await app.close();
      await sandbox.close();
    },
  };
}

/** The stage for all tests of a file, reset after each. */
export async function testStage() {
  const stage = await openStage();
  afterEach(() => stage.reset());
  afterAll(() => stage.close());
  return stage;
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
