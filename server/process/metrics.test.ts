import { afterEach, describe, expect, it } from "vitest";
import { exampleMarketPath } from "../../tests/support/market-file";
import { startPipeline } from "../../tests/support/start-pipeline";

let server: Awaited<ReturnType<typeof startPipeline>>;
afterEach(() => server.close());

describe("metrics", () => {
  it("require the token when requested from elsewhere", async () => {
    server = await startPipeline({ environment: { METRICS_TOKEN: "0123456789abcdef" } });
    const read = async (headers: Record<string, string>) =>
      (await server.ask("/metrics", { headers })).text.includes("process_cpu");
    const elsewhere = { "x-forwarded-for": "203.0.113.7" };
    expect(await read({ ...elsewhere, authorization: "Bearer 0123456789abcdef" })).toBe(true);
    expect(await read({ ...elsewhere, authorization: "Bearer 0123456789abcdeX" })).toBe(false);
    expect(await read(elsewhere)).toBe(false);
    expect(await read({})).toBe(true);
  });

  it("say which of several sites they are of", async () => {
    const environment = { BRAND: "gold", REGION: "eu-1", MARKET_FILE: exampleMarketPath("GB") };
    server = await startPipeline({ environment });
    await server.ask("/");
    const { text } = await server.ask("/metrics");
    const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
    expect(lines.length).toBeGreaterThan(50);
    for (const label of ['brand="gold"', 'market="GB"', 'region="eu-1"'])
      expect(lines.filter((line) => !line.includes(label))).toEqual([]);
  });

  it("name routes, never paths", async () => {
    server = await startPipeline();
    await server.ask("/some-page?search=x");
    await server.ask("/no/such/page");
    await server.ask("/gamehall", { method: "PUT" });
    const { text } = await server.ask("/metrics");
    expect(text).toContain('http_request_duration_seconds_count{route="page",status="200"} 1');
    expect(text).toContain('http_request_duration_seconds_count{route="unknown",status="404"} 1');
    expect(text).toContain('route="refused: method",status="405"');
    expect(text).toContain('page_cache_total{result="miss"} 2');
    expect(text).toMatch(/^kept_bytes\{store="pages"\} [1-9]\d+$/m);
    expect(text).toContain('kept_bytes{store="fragments"} 0');
    expect(text).not.toMatch(/some-page|such/);
  });
});
