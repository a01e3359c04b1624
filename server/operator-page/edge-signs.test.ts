import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createEdgeSigns, type Forwarded } from "./edge-signs";

const direct = { peer: "10.0.0.1", isFromProxy: false, isForwarded: false, hasCountry: false };
const trusted = { ...direct, isFromProxy: true, isForwarded: true };
const signsOf = (requests: readonly Forwarded[], needsCountry = false) => {
  const signs = createEdgeSigns({ countryHeader: "x-geo", needsCountry });
  for (const request of requests) signs.note(request);
  return signs.list().map(({ what, count, says }) => `${what} ${count} ${says}`);
};
const times = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

describe("what requests show of the edge", () => {
  it.each([
    ["nothing of visitors who come by themselves", times(9, direct), false, []],
    [
      "a proxy that is not trusted",
      times(9, { ...direct, isForwarded: true }),
      false,
      ["proxies 9 forwarded by 10.0.0.1, which TRUSTED_PROXY_CIDRS does not name"],
    ],
    ["nothing of a few who make headers up", [...times(99, direct), ...times(9, trusted)], false, []],
    [
      "a country that is needed and never named",
      times(9, trusted),
      true,
      ["country 9 from a trusted proxy, none of them with a country in x-geo"],
    ],
    ["nothing once one has been named", [...times(9, trusted), { ...trusted, hasCountry: true }], true, []],
    ["nothing of a country that nobody needs", times(9, trusted), false, []],
  ] as const)("%s", (_name, requests, needsCountry, says) => {
    expect(signsOf(requests, needsCountry)).toEqual(says);
  });

  it("hosts that are refused, by name, unless they are a few", () => {
    const signs = createEdgeSigns({ countryHeader: "x-geo", needsCountry: false });
    const requestTo = (host: string) => ({ state: {}, headers: { host } }) as unknown as IncomingMessage;
    for (const host of ["a.example", "b.example", "a.example", "a.example"]) {
      signs.note(direct);
      signs.noteRefusedHost(requestTo(host));
    }
    expect(signs.list()).toEqual([]);
    signs.note(direct);
    signs.noteRefusedHost(requestTo("b.example"));
    expect(signs.list()).toMatchObject([
      {
        what: "hosts",
        count: 5,
        says: expect.stringMatching(/does not name: (?=.*a\.example)(?=.*b\.example)/),
      },
    ]);
    for (let nth = 0; nth < 50; nth += 1) signs.note(direct);
    expect(signs.list()).toEqual([]);
  });
});
