import { tableOf } from "../markdown";
import { callsOf, type Traffic } from "./calls";

const INSTANCES = [1, 2, 4, 8, 16, 32, 64, 100];

/** The table of docs/scale.md#what-more-processes-cost-the-platform. */
export function scaleTable(traffic: Traffic): string {
  const lines = INSTANCES.map((instances) => {
    const own = callsOf(traffic, instances, false);
    const shared = callsOf(traffic, instances, true);
    const calls = [own.S, own.SC, own.live, own.P, own.total, shared.total];
    return [instances, ...calls.map((rate) => rate.toFixed(1))];
  });
  return tableOf(["Instances", "S", "SC", "live", "P", "all", "all, one shared cache"], lines);
}
