import type { Outcome } from "./race";
import type { Row } from "./results";
import { ratioOf, type Spread, spreadOf } from "./statistics";

type Measured = "cpu" | "requestsPerSecond" | "p99";

export const cpuRow = (what: string, ours: Outcome, theirs: Outcome) => ratioRow(what, "cpu", ours, theirs);
export const rateRow = (what: string, ours: Outcome, theirs: Outcome) =>
  ratioRow(what, "requestsPerSecond", ours, theirs);
export const lateRow = (what: string, ours: Outcome, theirs: Outcome) => ratioRow(what, "p99", ours, theirs);

const units: Record<Measured, string> = { cpu: "ms CPU", requestsPerSecond: "req/s", p99: "ms" };

function ratioRow(what: string, measured: Measured, ours: Outcome, theirs: Outcome): Row {
  const values = (samples: Outcome["samples"]) => samples.map((sample) => sample[measured]);
  const ratio = ratioOf(
    values([...ours.samples, ...ours.twins]),
    values([...theirs.samples, ...theirs.twins]),
  );
  const controls = [ours, theirs].map(({ samples, twins }) =>
    ratioOf(values(twins), values(samples)).median.toFixed(2),
  );
  const medians = [ours, theirs].map(({ samples }) => spreadOf(values(samples)).median.toPrecision(3));
  return {
    what,
    figure: ratio.median,
    unit: "x",
    spread: rangeText(ratio),
    control: controls.join(", "),
    detail: `${medians.join(" / ")} ${units[measured]}`,
  };
}

const rangeText = ({ low, high }: Spread) => `${low.toPrecision(3)} to ${high.toPrecision(3)}`;
