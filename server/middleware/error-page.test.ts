import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleMarket, exampleMarketPath } from "../../tests/support/market-file";
import { startPipeline } from "../../tests/support/start-pipeline";
import { errorPageFooter } from "./error-page";

const page = { headers: { accept: "text/html", host: "elsewhere.example" } };

describe("the static error page", () => {
  let server: Awaited<ReturnType<typeof startPipeline>>;
  beforeAll(async () => {
    server = await startPipeline({ environment: { MARKET_FILE: exampleMarketPath("BR") } });
  });
  afterAll(() => server.close());

  it("says the licence once, in the market's language, and nothing of the request", async () => {
    const { licence } = exampleMarket("BR");
    const { status, text } = await server.ask("/<b>licence</b>?q=<i>", page);
    expect(status).toBe(421);
    expect(text.split(`href="${licence.link}"`)).toHaveLength(2);
    expect(text).toMatch(/<footer><p lang="pt-BR"[^>]*><a [^>]*>Example Apostas Ltda\. [^<]*autorizada/);
    expect(text).not.toMatch(/<b>|<i>/);
  });

  it("says it to nobody who takes no page", async () => {
    const { text } = await server.ask("/", {
      headers: { accept: "application/json", host: "elsewhere.example" },
    });
    expect(text).not.toContain("Example Apostas");
  });
});

it("has no licence without a market", async () => {
  const server = await startPipeline();
  const { text } = await server.ask("/", page);
  expect(text).not.toContain("<footer");
  await server.close();
});

it("has it only where every page has it, and as text", () => {
  const { licence } = exampleMarket("GB");
  const footer = errorPageFooter({ licence: { ...licence, holder: "A & <b>B</b>" } });
  expect(footer).toContain(">A &amp; &lt;b&gt;B&lt;/b&gt; is licensed");
  const further = exampleMarket("DK").licence;
  expect(
    [...errorPageFooter({ licence: further }).matchAll(/nr\. ([\d-]+)/g)].map(([, number]) => number),
  ).toEqual([further.number, further.others[0]?.number]);
  expect(errorPageFooter({ licence: { ...licence, places: ["game"] } })).toBe("");
});
