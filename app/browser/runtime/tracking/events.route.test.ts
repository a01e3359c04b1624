import { afterEach, expect, it } from "vitest";
import { cookiesOf } from "../../../../tests/support/sign-in";
import { testApp } from "../../../../tests/support/test-app";
import { action } from "./events.route";

let player: string;
const app = await testApp();
afterEach(() => app.sandbox.world.reset());

async function reportError(fields: Record<string, string>, cookieHeader?: string) {
  const request = new Request("http://localhost:3000/events", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const context = await app.contextFor({ path: "/events", cookieHeader });
  const { status } = await action({ context, request, params: {} });
  const events = app.sandbox.world.state.calls.filter(({ method }) => method === "events.handle");
  return { status, events: events.map(({ query }) => query) };
}

it("hands on what happened in a player's browser", async () => {
  player = await cookiesOf(app, "demo@sandbox.test");
  const { status, events } = await reportError({ event_name: "popup_shown", sysname: "spring" }, player);
  expect(status).toBe(204);
  expect(events).toEqual([expect.objectContaining({ event_name: "popup_shown" })]);
});

it.each([
  ["a name that the platform does not know", { event_name: "balance_emptied" }, 400],
  ["no name", {}, 400],
  ["a popup without its name", { event_name: "popup_shown" }, 400],
  ["a field that the event does not have", { event_name: "user_inactivity_pp", email: "a@b.test" }, 400],
  ["a name of a popup that is none", { event_name: "popup_shown", sysname: "x".repeat(65) }, 400],
])("refuses %s", async (_, fields, status) => {
  player = await cookiesOf(app, "demo@sandbox.test");
  expect(await reportError(fields, player)).toEqual({ status, events: [] });
});

it("makes no calls for a visitor", async () => {
  expect(await reportError({ event_name: "popup_shown", sysname: "spring" })).toEqual({
    status: 204,
    events: [],
  });
});

it("says nothing of a platform that does not hear", async () => {
  player = await cookiesOf(app, "demo@sandbox.test");
  app.sandbox.world.state.faults.push({ target: "events.handle", effect: "status:500" });
  expect((await reportError({ event_name: "user_inactivity_pp" }, player)).status).toBe(204);
});
