import { type Debugger, Session } from "node:inspector";
import { SourceMap } from "node:module";

interface Script {
  url: string;
  sourceMapURL?: string | undefined;
}

const INLINE_MAP = /^data:application\/json;(?:charset=[^;,]+;)?base64,/;

/** The calls that the main thread is in, also while it answers nothing: places in the sources, as in an error's stack. */
export function callsOfMainThread(): Promise<string[]> {
  const session = new Session();
  session.connectToMainThread();
  const scripts = new Map<string, Script>();
  session.on("Debugger.scriptParsed", ({ params }) => scripts.set(params.scriptId, params));
  return new Promise((resolve) => {
    session.on("Debugger.paused", ({ params }) => {
      session.disconnect();
      resolve(params.callFrames.map((frame) => callOf(frame, scripts.get(frame.location.scriptId))));
    });
    session.post("Debugger.enable");
    session.post("Debugger.pause");
  });
}

/** Vite names a script by its source, and lays the map into it. */
export function callOf(
  { functionName, location }: Pick<Debugger.CallFrame, "functionName" | "location">,
  { url, sourceMapURL = "" }: Script = { url: "unknown" },
): string {
  const { lineNumber: line, columnNumber: column = 0 } = location;
  const map = INLINE_MAP.test(sourceMapURL) ? mapOf(sourceMapURL.replace(INLINE_MAP, "")) : undefined;
  const found = map?.findEntry(line, column);
  const [row, at] =
    found && "originalLine" in found ? [found.originalLine, found.originalColumn] : [line, column];
  return `    at ${functionName || "<anonymous>"} (${url}:${row + 1}:${at + 1})`;
}

function mapOf(base64: string): SourceMap {
  return new SourceMap(JSON.parse(Buffer.from(base64, "base64").toString()));
}
