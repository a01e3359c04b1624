import { isIPv6 } from "node:net";

const groupsOfNetwork = 4;

/**
 * The rate-limiting unit of an address: an IPv4 address itself, for IPv6 its /64, which one household owns entirely.
 * The block has one canonical form.
 */
export function addressBlock(address: string): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, groupsOfNetwork);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** An embedded IPv4 part stands for two groups. */
function groupsOf(text: string): string[] {
  return text.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : group || []));
}
