import type { AppConfig } from "~/context/app-config";
import { createBootSnapshot } from "~/upstream/boot-snapshot.server";
import { isJsonObject, type Json, parseJson } from "~/upstream/json";
import type { ReportDropped } from "~/upstream/lenient-parse";
import type { Logger } from "~/upstream/logger";
import { GateSchemas } from "./entities/site";

/** The platform's switches that may close a site or end a session. Times in seconds, 0 = off. */
export interface Gates {
  domain_state: "active" | "maintenance" | "blocked";
  time_to_force_logout: number;
  user_inactivity_cashier_time: number;
  user_inactivity_pp_time: number;
}

/** What holds while the platform has never answered: the specification's defaults (docs/product.md#3). */
const defaults: Gates = {
  domain_state: "active",
  time_to_force_logout: 0,
  user_inactivity_cashier_time: 0,
  user_inactivity_pp_time: 0,
};

const names = Object.keys(defaults) as (keyof Gates)[];

/** The gates of each site, as the platform last said them (docs/contract.md#o36, docs/decisions/180-gates.md). */
export interface GateCache {
  /** Updates each gate that a reply names; one that is absent or invalid keeps its last value. */
  note(origin: string, reply: Json, report: ReportDropped): void;
  /** The last good values of a site: of this process, else of one before it, else the defaults, which is logged. */
  of(origin: string): Promise<Gates>;
  /** Resolves once all that was said is stored. */
  close(): Promise<void>;
}

export function createGateCache(config: AppConfig, log: Logger): GateCache {
  const snapshot = createBootSnapshot(config, log, ".gates.json");
  // One per origin of the configuration.
  const sites = new Map<string, ReturnType<typeof openSite>>();

  function openSite(origin: string) {
    const key = `gates ${config.platformUrl} ${origin}`;
    const said: Partial<Gates> = {};
    const before = snapshot
      .read(key, (text) => readGates(parseJson(text), () => {}))
      .then((stored) => stored ?? {});
    let isDefaultLogged = false;
    return {
      before,
      note(reply: Json, report: ReportDropped) {
        Object.assign(said, readGates(reply, report));
        void before.then((stored) => snapshot.write(key, JSON.stringify({ ...stored, ...said })));
      },
      async gates(): Promise<Gates> {
        const known = { ...(await before), ...said };
        const missing = names.filter((name) => known[name] === undefined);
        if (missing.length > 0 && !isDefaultLogged)
          log.warn({ origin, gates: missing }, "the platform has never told a gate: its default holds");
        isDefaultLogged = missing.length > 0;
        return { ...defaults, ...known };
      },
    };
  }

  function siteOf(origin: string) {
    const site = sites.get(origin) ?? openSite(origin);
    sites.set(origin, site);
    return site;
  }

  return {
    note: (origin, reply, report) => siteOf(origin).note(reply, report),
    of: (origin) => siteOf(origin).gates(),
    async close() {
      await Promise.all([...sites.values()].map(({ before }) => before));
      await snapshot.written();
    },
  };
}

/** Some languages write a number as a text. */
const normalized = (value: Json | undefined) =>
  typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;

/** The gates that a value says, each read alone. */
function readGates(value: Json, report: ReportDropped): Partial<Gates> {
  const fields = isJsonObject(value) ? value : {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const read = GateSchemas[name].safeParse(normalized(fields[name]));
      if (!read.success) report(name, "absent or no such value: the last good one holds");
      return read.success ? [[name, read.data]] : [];
    }),
  );
}
