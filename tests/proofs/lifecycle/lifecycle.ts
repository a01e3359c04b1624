import { startSandbox } from "../../../sandbox/start";
import { createSandboxControl } from "../../support/sandbox-control";
import { inTurns, type Proof } from "../table";
import { ends } from "./ends";
import { outputs } from "./outputs";
import { rollouts } from "./rollout";
import { killServers } from "./server-process";
import { starts } from "./starts";

/** How processes start, log and end, in real time: 35 s where a payment takes its 30. */
export const proof: Proof = async (table, { isSample }) => {
  const sandbox = await startSandbox({ port: 0 });
  const platform = { url: sandbox.url, control: createSandboxControl(sandbox.url) };
  try {
    const cases = [...starts, ...outputs, ...ends, ...rollouts].filter(({ isQuick }) => isQuick || !isSample);
    await inTurns(cases, 3, ({ row, input, check }) => table.check(row, input, () => check(platform)));
  } finally {
    killServers();
    await sandbox.close();
  }
};
