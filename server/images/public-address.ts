import { BlockList, isIP } from "node:net";

/** IPv4 networks that are not public: private, loopback, link-local, shared, reserved, multicast. */
const PRIVATE_V4: readonly [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Exceptions within public IPv6: documentation, and tunnels that embed arbitrary IPv4 addresses. */
const SPECIAL_V6: readonly [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const privateV4 = listOf(PRIVATE_V4, "ipv4");
const specialV6 = listOf(SPECIAL_V6, "ipv6");
const publicV6 = listOf([["2000::", 3]], "ipv6");

/** Whether an IP address is public. False for anything that is no IP address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !privateV4.check(address, "ipv4");
  return family === 6 && publicV6.check(address, "ipv6") && !specialV6.check(address, "ipv6");
}

function listOf(networks: readonly [string, number][], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}
