import { type Frame, MAX_FRAMES } from "./report";

const POSITION = /^([\w.-]+\.js)(?::(\d+):(\d+))?/;

/**
 * The frames of an error that lie in files of our build, the innermost first. Of extensions and scripts of others
 * nothing is read, nor of messages but the name of a file that could not be loaded.
 */
export function ownFrames(error: unknown, folder = `${location.origin}/assets/`): Frame[] {
  if (!(error instanceof Error)) return [];
  // The error of a page that React rendered again has its reason in `cause`.
  const ofCause = ownFrames(error.cause, folder);
  if (ofCause.length > 0) return ofCause;
  return `${error.message}\n${error.stack ?? ""}`
    .split(folder)
    .slice(1)
    .flatMap((rest): Frame[] => {
      const [, file, line = 0, column = 0] = POSITION.exec(rest) ?? [];
      return file === undefined ? [] : [[file, Number(line), Number(column)]];
    })
    .slice(0, MAX_FRAMES);
}
