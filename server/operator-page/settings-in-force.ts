import { environmentSchema, inMarketFile } from "../environment";

/** A variable as this process has it. */
export interface Setting {
  name: string;
  /** As it is written; nothing of a secret. */
  value: string;
  from: "environment" | "market file" | "default";
}

/** Variables whose values open something; the path of an address that takes reports may be one. */
const SECRET = /SECRET|TOKEN|HEADERS|REPORT_URL/;

/** Every variable that the site reads: those that are set first. */
export function settingsInForce(set: Readonly<Record<string, string | undefined>>): Setting[] {
  const settings = Object.entries(environmentSchema.shape).map(([name, schema]): Setting => {
    const text = set[name];
    if (text) return { name, value: SECRET.test(name) ? "…" : shown(text), from: "environment" };
    if (set.MARKET_FILE && name in inMarketFile) return { name, value: "", from: "market file" };
    const { data } = schema.safeParse(undefined);
    return { name, value: String(data ?? ""), from: "default" };
  });
  return [
    ...settings.filter(({ from }) => from !== "default"),
    ...settings.filter(({ from }) => from === "default"),
  ];
}

/** Addresses may have a name and a password, which may have an @ too, and keys in their query. */
function shown(text: string): string {
  return text.replace(/\/\/[^/\s]*@/g, "//…@").replace(/\?.*/, "?…");
}
