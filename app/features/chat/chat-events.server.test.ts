import { afterEach, expect, it } from "vitest";
import { cookiesOf } from "../../../tests/support/sign-in";
import { testApp } from "../../../tests/support/test-app";
import { action } from "./chat-events.route";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

const event = { channel_id: "7", conversation_id: "c-1", text: "Hello", event: "sent" };

async function send(fields: Record<string, string>, cookieHeader?: string) {
  const body = new URLSearchParams(fields);
  const request = new Request("http://localhost:3000/chat/events", { method: "POST", body });
  const context = await app.contextFor({ path: "/chat/events", cookieHeader });
  return (await action({ context, request, params: {} })).status;
}
const stored = () => app.sandbox.world.state.chatEvents;

it("stores what a visitor or a player says, and what they are answered", async () => {
  expect(await send(event)).toBe(204);
  const player = await cookiesOf(app, "demo@sandbox.test");
  expect(await send({ ...event, text: "", event: "received" }, player)).toBe(204);
  expect(stored()).toEqual([event, { ...event, text: "", event: "received", uid: expect.any(Number) }]);
});

it("sends the platform as much of a long text as it accepts", async () => {
  expect(await send({ ...event, text: "x".repeat(9000) })).toBe(204);
  expect(stored()[0]?.text).toHaveLength(4000);
});

it.each([
  ["no kind", { event: "" }],
  ["a kind that there is not", { event: "typed" }],
  ["a name that is none", { conversation_id: "x".repeat(129) }],
])("refuses %s", async (_, wrong) => {
  expect(await send({ ...event, ...wrong })).toBe(400);
  expect(stored()).toEqual([]);
});

it("says nothing of a platform that does not hear", async () => {
  app.sandbox.world.state.faults.push({ target: "chatEvent.store", effect: "status:500" });
  expect(await send(event)).toBe(204);
});
