/** Where browsers report to. */
export const REPORT_PATH = "/_b";

/** Bytes of a report. */
export const MAX_REPORT = 4096;
/** Of one report. */
export const MAX_MEASURES = 20;
export const MAX_FAILURES = 4;
export const MAX_FRAMES = 10;

/** What is timed: three of the Web Vitals, and navigations that load no document. */
export const timings = ["lcp", "inp", "ttfb", "navigation"] as const;
/** Everything measured; `cls` has no unit, the others are seconds. */
export const measureNames = [...timings, "cls"] as const;

export const deviceClasses = ["phone", "tablet", "desktop"] as const;

/**
 * `error` and `rejection`: nobody caught it. `render`: an error page took the page's place. `file`: a part is lost.
 * `guest`: the markup was not what the server wrote, and React made a part of the page anew.
 */
export const failureKinds = ["error", "rejection", "render", "file", "guest"] as const;

/** Errors by their names; any other is an `Error`. */
export const errorNames = [
  "Error",
  "TypeError",
  "RangeError",
  "ReferenceError",
  "SyntaxError",
  "URIError",
  "EvalError",
  "AggregateError",
  "SecurityError",
  "QuotaExceededError",
  "NotAllowedError",
  "NotSupportedError",
  "InvalidStateError",
  "NetworkError",
  "TimeoutError",
  "DataCloneError",
  "NotFoundError",
] as const;

export type FailureKind = (typeof failureKinds)[number];
export type MeasureName = (typeof measureNames)[number];

/** A position in a file of the build: its name, the line and the column, both from 1. */
export type Frame = [file: string, line: number, column: number];

/**
 * What a browser reports. Routes are ids. There is no text: neither an address nor an error's message, which may say
 * what a visitor did or typed.
 */
export interface BrowserReport {
  build: string;
  device: (typeof deviceClasses)[number];
  /** The first of its document. */
  isFirst: boolean;
  measures: [name: MeasureName, route: string, value: number][];
  failures: {
    kind: FailureKind;
    name: (typeof errorNames)[number];
    route: string;
    frames: Frame[];
  }[];
}
