import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApp } from "../../tests/support/app-context";
import { createSandboxControl, type SandboxControl } from "../../tests/support/sandbox-control";
import { requireOpenDomain } from "./domain-state.server";

let test: Awaited<ReturnType<typeof startTestApp>>;
let control: SandboxControl;
beforeAll(async () => {
  test = await startTestApp();
  control = createSandboxControl(test.sandbox.url);
});
beforeEach(() => control.reset());
afterAll(() => test.close());

const ask = async (path: string) => {
  // Another host is another entry of the shared cache.
  const context = await test.contextFor({ origin: `http://${path}.example` });
  const thrown: unknown = await requireOpenDomain(context).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { thrown, retryAfter: context.retryAfter };
};

describe("the state of the domain", () => {
  it.each([
    ["maintenance", 503, "DOMAIN_MAINTENANCE", 60],
    ["blocked", 403, "DOMAIN_BLOCKED", 60],
  ])("%s ends every page with %s", async (domain_state, status, code, retryAfter) => {
    await control.config({ generalInfo: { domain_state } });
    const answer = await ask(domain_state);
    expect(answer).toMatchObject({ thrown: { init: { status }, data: { code } }, retryAfter });
  });

  it("active lets everyone pass", async () => {
    expect((await ask("active")).thrown).toBeUndefined();
  });

  it.each(["wrongtype", "empty"])("a read that fails (%s) opens no domain that was closed", async (fault) => {
    const site = `closed-${fault.replace(/\W/g, "")}`;
    await control.config({ generalInfo: { domain_state: "blocked" } });
    await ask(site);
    await control.fail([`metadata.getgeneralinfo=${fault}`]);
    expect((await ask(site)).thrown).toMatchObject({ data: { code: "DOMAIN_BLOCKED" } });
  });

  it.each(["status:500", "drop", "garbage", "wrongtype", "AccessDeniedException/GEO"])(
    "a read that fails (%s) closes nothing that was never closed",
    async (fault) => {
      await control.fail([`metadata.getgeneralinfo=${fault}`]);
      expect((await ask(`fault-${fault.replace(/\W/g, "")}`)).thrown).toBeUndefined();
    },
  );

  it.each(["ApplicationDisabledException", "ApplicationUnavailableException"])(
    "%s is the platform's word on itself",
    async (type) => {
      await control.fail([`metadata.getgeneralinfo=${type}`]);
      expect((await ask(type.toLowerCase())).thrown).toMatchObject({ type, status: 503 });
    },
  );
});
