import { expect, it } from "vitest";
import { readableLine } from "./readable-line";

const time = "2030-01-02T03:04:05.000Z";
const clock = new Date(time).toTimeString().slice(0, 8);

it.each([
  [{ level: 30, msg: "listening", port: 3000 }, "info  listening port=3000\n"],
  [
    { level: 40, msg: "refused", route: "/a", why: "no such host", on: ["a b"], at: null },
    'WARN  refused route=/a why="no such host" on=["a b"] at=null\n',
  ],
  [{ level: 30, route: "home", status: 200 }, "info  route=home status=200\n"],
  [
    {
      level: 50,
      msg: "failed",
      err: { type: "Error", message: "broken", stack: "Error: broken\n    at here" },
    },
    "ERROR failed\n  Error: broken\n      at here\n",
  ],
  [{ level: 50, msg: "failed", err: "text" }, 'ERROR failed\n  "text"\n'],
])("%j reads well", (fields, expected) => {
  expect(readableLine(JSON.stringify({ time, ...fields }))).toBe(`${clock} ${expected}`);
});
