import { describe, expect, it } from "vitest";
import { networkOf } from "./access-log";

describe("the network of an address", () => {
  it.each([
    ["203.0.113.77", "203.0.113.0"],
    ["2001:db8:aaaa:bbbb::1", "2001:db8:aaaa::"],
    ["2001:db8::1", "2001:db8:0::"],
    ["::1", "0:0:0::"],
    ["", ""],
  ])("%s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
