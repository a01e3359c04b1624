import { z } from "zod";
import type { AppContext, PageContext } from "~/context/app-context";
import { PlatformRefusal } from "~/platform/errors";
import { UpstreamFailure } from "~/upstream/errors";
import type { StepDates } from "./verification-step";

/** Key in the player's storage at the platform (docs/contract.md#3.10). */
const KEY = "verification";

const date = z.iso.datetime().optional().catch(undefined);
const DatesSchema = z.object({ start: date, verification: date });

/** Reads when the player reached the steps of a check. Decoration: empty when it cannot be read. */
export async function readStepDates({ platform, log }: PageContext): Promise<StepDates> {
  const stored = await unlessOut(log, () => platform.call("storage.get", { keys: [KEY] }));
  return datesIn(stored?.[KEY]);
}

/** Records that a step was reached now. */
export async function saveStepDate(context: PageContext, step: "start" | "verification"): Promise<void> {
  const value = JSON.stringify({ ...(await readStepDates(context)), [step]: new Date().toISOString() });
  await unlessOut(context.log, () => context.platform.call("storage.set", { key: KEY, value }));
}

function datesIn(text: string | undefined): StepDates {
  try {
    return DatesSchema.safeParse(JSON.parse(text || "{}")).data ?? {};
  } catch {
    return {};
  }
}

async function unlessOut<T>(log: AppContext["log"], ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof UpstreamFailure || error instanceof PlatformRefusal)) throw error;
    log.warn({ reason: error.message }, "dates of an identity check are out of reach");
    return undefined;
  }
}
