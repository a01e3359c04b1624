import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, navigation } from "../support/ask";
import { siteSettings, startInstance } from "../support/instances";
import { freePort } from "../support/site";
import { expect, test } from "./fixtures";

const fields = ["is_seon_enabled", "available_currencies", "domain_state"];
const blocked = { domain_state: "blocked" };
/** What general info says while the domain stays blocked: a field is missing, or odd, or all of it. */
const replies: Record<string, unknown>[] = [
  ...fields.map((name) => ({ ...blocked, [name]: null })),
  ...fields.map((name) => ({ ...blocked, [name]: { odd: true } })),
  { domain_state: "suspended" },
];

test("a blocked domain stays closed whatever general info lacks, and after a crash, until it is said to be open", async ({
  site,
  sandbox,
}) => {
  const environment = {
    ...siteSettings(site.sandboxUrl),
    BOOT_SNAPSHOT_DIR: mkdtempSync(join(tmpdir(), "gates-")),
  };
  const port = await freePort();
  let instance = await startInstance(environment, port);
  const statusOf = async (path: string) => (await ask(instance.url, path, { headers: navigation })).status;
  const restart = async () => {
    await instance.kill();
    instance = await startInstance(environment, port);
  };
  try {
    expect(await statusOf("/")).toBe(200);
    await sandbox.config({ generalInfo: blocked });
    expect(await statusOf("/")).toBe(403);
    for (const [nth, reply] of replies.entries()) {
      await sandbox.config({ generalInfo: reply });
      if (nth === 0) await restart();
      for (const path of ["/", "/es-ES/terms"]) expect(await statusOf(path), JSON.stringify(reply)).toBe(403);
    }
    await sandbox.config({ generalInfo: { is_seon_enabled: true } });
    await sandbox.fail(["metadata.getgeneralinfo=status:500"]);
    await restart();
    expect(await statusOf("/")).toBe(403);
    await sandbox.recover();
    await sandbox.config({ generalInfo: { domain_state: "active" } });
    await expect.poll(() => statusOf("/"), { timeout: 15_000 }).toBe(200);
  } finally {
    await instance.kill();
  }
});
