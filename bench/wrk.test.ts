import { describe, expect, it } from "vitest";
import { readWrk } from "./wrk";

const report = (more = "") => `Running 2s test @ http://localhost:3000/gamehall
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    21.40ms    3.10ms  60.20ms   80.10%
  Latency Distribution
     50%   20.10ms
     99%    1.16s 
  1490 requests in 2.00s, 12.30MB read
${more}Requests/sec:    744.12
Transfer/sec:      6.15MB
`;

describe("the load generator's report", () => {
  it("reads requests, rate and the late ones in milliseconds", () => {
    expect(readWrk(report())).toEqual({ requests: 1490, requestsPerSecond: 744.12, p99: 1160 });
    expect(readWrk(report().replace("1.16s", "812.00us")).p99).toBeCloseTo(0.812);
  });

  it.each([
    ["errors among the answers", report("  Non-2xx or 3xx responses: 3\n")],
    ["lost connections", report("  Socket errors: connect 0, read 4, write 0, timeout 0\n")],
    ["no answer at all", report().replace("1490 requests", "0 requests")],
    ["nothing that is known", "wrk: unable to connect"],
  ])("%s end the measurement", (_, output) => {
    expect(() => readWrk(output)).toThrow("not every request was answered well");
  });
});
