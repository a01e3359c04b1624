import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createInFlight, type InFlight } from "./in-flight";

let inFlight: InFlight;
let time = 0;
const start = () => {
  time = 0;
  inFlight = createInFlight(() => time);
};
afterEach(() => inFlight.stop());

function connection() {
  const socket = Object.assign(new EventEmitter(), {
    bytesWritten: 0,
    writableLength: 0,
    destroyed: false,
    destroy: () => {
      socket.destroyed = true;
      socket.emit("close");
    },
  });
  return socket;
}

/** An answer with so much that its client has not read. */
function open(unread = 0, socket = connection(), clientIp = "192.0.2.1") {
  const res = Object.assign(new EventEmitter(), {
    headersSent: unread > 0,
    writableLength: unread,
    writableEnded: unread > 0,
  });
  const state = { isArriving: false, clientIp };
  const onClose = vi.fn();
  const req = { socket, state } as unknown as IncomingMessage;
  const slot = inFlight.add(req, res as unknown as ServerResponse, onClose);
  return { req, res, socket, state, onClose, slot };
}

it("gives up those whose client no longer reads", () => {
  start();
  const [silent, reading, stalled] = [open(), open(10), open(10)];
  for (let index = 0; index < 8; index += 1) {
    time += 2000;
    reading.socket.bytesWritten += 1;
    inFlight.sweep();
  }
  expect([silent, reading, stalled].map(({ socket }) => socket.destroyed)).toEqual([false, false, true]);
  expect([inFlight.count(), inFlight.working()]).toEqual([2, 1]);
});

it("gives them up sooner where a crowd does so", () => {
  start();
  const crowd = Array.from({ length: 401 }, () => open(10));
  time += 3000;
  inFlight.sweep();
  expect(crowd.every(({ socket }) => socket.destroyed)).toBe(true);
  expect(inFlight.count()).toBe(0);
});

it("lets go of answers that never got their connection, once it is closed", () => {
  start();
  const socket = connection();
  const pipelined = Array.from({ length: 5 }, () => open(0, socket));
  expect(inFlight.count()).toBe(5);
  socket.destroy();
  expect(inFlight.count()).toBe(0);
  for (const { onClose, res } of pipelined) {
    res.emit("close");
    expect(onClose).toHaveBeenCalledTimes(1);
  }
});

it("lets go of a connection whose end was not heard", () => {
  start();
  const { socket, onClose } = open();
  socket.destroyed = true;
  inFlight.sweep();
  expect(inFlight.count()).toBe(0);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("takes a few pipelined requests, then no more of that connection", () => {
  start();
  const socket = connection();
  const slots = Array.from({ length: 11 }, () => open(0, socket).slot);
  expect(slots).toEqual([...Array(8).fill("taken"), "last", "ignored", "ignored"]);
  expect(open().slot).toBe("taken");
  expect(inFlight.count()).toBe(10);
});

it("counts nothing as work that waits for its client", () => {
  start();
  const [sending, , answered] = [open(), open(), open(10)];
  sending.state.isArriving = true;
  expect([inFlight.count(), inFlight.working()]).toEqual([3, 1]);
  sending.state.isArriving = false;
  expect(inFlight.working()).toBe(2);
  answered.res.emit("close");
  expect(inFlight.count()).toBe(2);
});

describe("what counts against whoever asks", () => {
  const from = (address: string, count: number) => {
    const [first, ...others] = Array.from({ length: count }, () => open(0, connection(), address));
    return { req: first?.req as IncomingMessage, others };
  };

  it("is no more of another owner than its own", () => {
    start();
    const flood = from("203.0.113.7", 60);
    const household = from("198.51.100.1", 4);
    const visitor = from("198.51.100.2", 1);
    expect(inFlight.working()).toBe(65);
    expect([flood, household, visitor].map(({ req }) => inFlight.workingBeside(req))).toEqual([
      65,
      4 + 4 + 1,
      3,
    ]);
  });

  it("is all of them where each has as many", () => {
    start();
    const [first] = Array.from({ length: 50 }, (_, index) => from(`198.51.100.${index}`, 1));
    expect(inFlight.workingBeside(first?.req as IncomingMessage)).toBe(50);
    const behindProxy = from("192.0.2.9", 70);
    expect(inFlight.workingBeside(behindProxy.req)).toBe(120);
  });

  it("takes the addresses of one IPv6 network together", () => {
    start();
    for (let index = 0; index < 30; index += 1) open(0, connection(), `2001:db8:1:2::${index}`);
    expect(inFlight.workingBeside(from("2001:db8:1:2:ffff::1", 1).req)).toBe(31);
    expect(inFlight.workingBeside(from("2001:db8:1:3::1", 1).req)).toBe(2);
  });
});
