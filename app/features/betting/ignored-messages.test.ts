import { expect, it, vi } from "vitest";
import { testApp } from "../../../tests/support/test-app";
import { action } from "./ignored-messages.route";

const app = await testApp();

async function report(fields: Record<string, string>) {
  const context = await app.contextFor();
  const counted = vi.fn();
  Object.assign(context, { telemetry: { ...context.telemetry, countIgnoredMessages: counted } });
  const request = new Request("http://localhost:3000/betting-messages", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const { status } = await action({ context, request, params: {} });
  return { status, counted: counted.mock.calls };
}

it("counts what a browser ignored, by vendor and reason, and believes no more than is likely", async () => {
  expect(await report({ vendor: "betsy", rate: "990", origin: "1000000", amount: "0" })).toEqual({
    status: 204,
    counted: [
      ["betsy", "origin", 10_000],
      ["betsy", "rate", 990],
    ],
  });
});

it.each([
  { vendor: "nobody", rate: "1" },
  { rate: "1" },
  { vendor: "betsy", rate: "-1" },
  { vendor: "betsy", rate: "many" },
])("takes no report of %j", async (fields) => {
  expect(await report(fields as Record<string, string>)).toEqual({ status: 400, counted: [] });
});

it("makes no name of what it does not know", async () => {
  expect((await report({ vendor: "gr8", "<script>": "5" })).counted).toEqual([]);
});
