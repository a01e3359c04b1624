import { z } from "zod";
import {
  deviceClasses,
  errorNames,
  failureKinds,
  MAX_FAILURES,
  MAX_FRAMES,
  MAX_MEASURES,
  measureNames,
} from "../../app/browser/runtime/browser-reports/report";

/** Far more than any page takes, and than any layout moves. */
const MAX_SECONDS = 60;
const MAX_SHIFT = 10;
const MAX_POSITION = 10_000_000;
const MAX_NAME = 100;

/** What has no name of the site's own. */
export const OTHER = "other";

const name = z.string().max(MAX_NAME);
const position = z.int().min(0).max(MAX_POSITION);

const reportSchema = z.strictObject({
  build: name,
  device: z.enum(deviceClasses),
  isFirst: z.boolean(),
  measures: z
    .array(
      z.tuple([z.enum(measureNames), name, z.number()]).transform(([measure, route, value]) => ({
        measure,
        route,
        value: Math.min(Math.max(value, 0), measure === "cls" ? MAX_SHIFT : MAX_SECONDS),
      })),
    )
    .max(MAX_MEASURES),
  failures: z
    .array(
      z.strictObject({
        kind: z.enum(failureKinds),
        name: z.enum(errorNames),
        route: name,
        frames: z.array(z.tuple([name, position, position])).max(MAX_FRAMES),
      }),
    )
    .max(MAX_FAILURES),
});

export type ReadReport = z.infer<typeof reportSchema>;

/** Names of the site's own, which alone may become labels. */
export interface OwnNames {
  version: string;
  /** Ids of the routes that are documents. */
  documents: ReadonlySet<string>;
}

/**
 * Reads what claims to be a report: every value comes from a list or lies within bounds. Another build's routes are
 * `other`, as is its name. Null for anything else.
 */
export function readReport(body: Buffer, own: OwnNames): ReadReport | null {
  const { data: report } = reportSchema.safeParse(parse(body));
  if (!report) return null;
  const isOwn = report.build === own.version;
  const named = <Part extends { route: string }>(part: Part): Part => ({
    ...part,
    route: isOwn && own.documents.has(part.route) ? part.route : OTHER,
  });
  return {
    ...report,
    build: isOwn ? report.build : OTHER,
    measures: report.measures.map(named),
    failures: report.failures.map(named),
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
