import { expect, it } from "vitest";
import { parseRedisAddress } from "./redis-address";

it.each([
  ["redis://r", { kind: "single", nodes: [{ host: "r", port: 6379 }], isEncrypted: false, replicas: 0 }],
  [
    "rediss://r:1/2?replicas=2",
    { isEncrypted: true, nodes: [{ host: "r", port: 1 }], database: 2, replicas: 2 },
  ],
  ["redis://me:p%40ss@[::1]:7", { nodes: [{ host: "::1", port: 7 }], username: "me", password: "p@ss" }],
  ["redis://:a@b:c@r", { username: undefined, password: "a@b:c" }],
  [
    "redis+cluster://a:1,b:2,c",
    {
      kind: "cluster",
      nodes: [
        { host: "a", port: 1 },
        { host: "b", port: 2 },
        { host: "c", port: 6379 },
      ],
      replicas: 1,
    },
  ],
  ["rediss+cluster://:secret@a?replicas=0", { isEncrypted: true, password: "secret", replicas: 0 }],
  [
    "rediss+sentinel://me:x@a,b:5/my%20master",
    {
      kind: "sentinel",
      nodes: [
        { host: "a", port: 26_379 },
        { host: "b", port: 5 },
      ],
      isEncrypted: true,
      master: "my master",
      replicas: 1,
    },
  ],
])("reads %s", (text, read) => {
  expect(parseRedisAddress(text)).toMatchObject(read);
});

it.each([
  ["http://r", /^must be redis:\/\/host:6379, redis\+cluster:/],
  ["redis+ring://r", /^must be redis:/],
  ["redis://", /"" is no host/],
  ["redis+cluster://a:1,", /"" is no host/],
  ["redis+cluster://a:1,b:x", /"b:x" is no host/],
  ["redis://r:70000", /70000/],
  ["redis://a,b", /redis\+cluster:\/\/ or redis\+sentinel:\/\//],
  ["redis://r/zero", /number of a database/],
  ["redis+cluster://a/1", /no databases/],
  ["redis+sentinel://a:1", /name that the Sentinels have/],
  ["redis+cluster://a?replicas=9", /from 0 to 5/],
  ["redis+cluster://a?tls=yes", /"tls"/],
  ["redis://:50%@r", /%25/],
])("says what is wrong with %s", (text, fault) => {
  expect(() => parseRedisAddress(text)).toThrow(fault);
});
