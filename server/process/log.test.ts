import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

it("logs are JSON lines on standard output, without secrets, up to the chosen level", () => {
  const script = `
    import { createLog } from "./server/process/log.ts";
    const log = createLog("info");
    log.debug({}, "quiet");
    log.info({ password: "CANARY", nested: { cookie: "CANARY", token: "CANARY", code: "KYC_NEEDED" } }, "said");
    log.error({ err: new Error("broken") }, "failed");
    log.access({ route: "home" });
    log.flush();`;
  const output = execFileSync("node", ["--import", "tsx", "--input-type=module", "-e", script], {
    encoding: "utf8",
  });
  const lines = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ msg }) => msg)).toEqual(["said", "failed", undefined]);
  expect(lines[2]).toMatchObject({ level: 30, route: "home" });
  expect(lines[0].nested).toEqual({ code: "KYC_NEEDED" });
  expect(lines[1].err).toMatchObject({ type: "Error", message: "broken" });
  expect(output).not.toContain("CANARY");
});
