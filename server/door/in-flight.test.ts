import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, expect, it } from "vitest";
import { createInFlight, type InFlight } from "./in-flight";

let inFlight: InFlight;
afterEach(() => inFlight.stop());

it("counts answers, and gives up those whose client no longer reads", () => {
  let time = 0;
  inFlight = createInFlight(() => time);
  const response = (waiting: number) => {
    const res = Object.assign(new EventEmitter(), {
      headersSent: true,
      writableLength: waiting,
      socket: { bytesWritten: 0, writableLength: 0 },
      isDestroyed: false,
      destroy: () => {
        res.isDestroyed = true;
        res.emit("close");
      },
    });
    inFlight.add(res as unknown as ServerResponse, () => {});
    return res;
  };
  const [silent, reading, stalled] = [response(0), response(10), response(10)];
  expect(inFlight.count()).toBe(3);
  for (let index = 0; index < 8; index += 1) {
    time += 2000;
    reading.socket.bytesWritten += 1;
    inFlight.sweep();
  }
  expect([silent, reading, stalled].map(({ isDestroyed }) => isDestroyed)).toEqual([false, false, true]);
  expect(inFlight.count()).toBe(2);
});
