import { write as writeToFile } from "node:fs";

const STANDARD_OUTPUT = 1;
const LINE_END = 0x0a;
/** Lines go to the destination in batches: one write for each would cost more than serving a cached page. */
const GATHERED_LENGTH = 32 * 1024;
const GATHERED_MS = 500;
/** Maximum of characters that are buffered for a destination that accepts none. */
const MAX_WAITING = 2 * 1024 * 1024;
const BUSY: ReadonlySet<string | undefined> = new Set(["EAGAIN", "EBUSY"]);
const BUSY_MS = 10;
/** How long a destination that accepts nothing may delay the end of the process. */
const FLUSH_MS = 2_000;

interface DestinationOptions {
  /** The line that says how many were dropped before it. */
  droppedLine: (lines: number) => string;
  /** Called when lines are dropped. */
  onDropped?: ((lines: number) => void) | undefined;
  /** Writes each line at once. */
  isPrompt?: boolean;
  write?: (
    file: number,
    bytes: Buffer,
    done: (error: NodeJS.ErrnoException | null, written: number) => void,
  ) => void;
}

/**
 * Writes lines to standard output in the background. What it does not accept (a full disk, a closed pipe, a stalled
 * reader) is dropped and counted, and is never an error of the process. Once it accepts lines again, one reports the
 * loss.
 */
export function createLogDestination(options: DestinationOptions) {
  const { droppedLine, onDropped, isPrompt = false, write = writeToFile } = options;
  let gathered = "";
  let unreported = 0;
  let isWriting = false;
  /** The last line was cut off: the next begins on a line of its own. */
  let isTorn = false;
  let flushed: (() => void)[] = [];
  setInterval(writeNext, GATHERED_MS).unref();

  function drop(lines: number): void {
    unreported += lines;
    if (lines > 0) onDropped?.(lines);
  }

  function take(): string {
    const text = gathered;
    gathered = "";
    return text;
  }

  function writeNext(): void {
    if (isWriting) return;
    if (!gathered) {
      for (const done of flushed) done();
      flushed = [];
      return;
    }
    isWriting = true;
    const lost = unreported;
    const text = lost > 0 ? droppedLine(lost) : take();
    writeOn(Buffer.from(isTorn ? `\n${text}` : text), (rest) => {
      isWriting = false;
      if (!rest) unreported -= lost;
      else drop(linesIn(lost > 0 ? take() : rest));
      writeNext();
    });
  }

  /** `done` gets what could not be written. */
  function writeOn(bytes: Buffer, done: (rest?: Buffer) => void): void {
    write(STANDARD_OUTPUT, bytes, (error, written) => {
      if (BUSY.has(error?.code)) return void setTimeout(writeOn, BUSY_MS, bytes, done);
      if (error) return done(bytes);
      isTorn = bytes[written - 1] !== LINE_END;
      if (written < bytes.length) writeOn(bytes.subarray(written), done);
      else done();
    });
  }

  return {
    write(line: string): void {
      if (gathered.length + line.length > MAX_WAITING) drop(1);
      else gathered += line;
      if (isPrompt || gathered.length > GATHERED_LENGTH) writeNext();
    },
    /** Resolves when all lines so far are written or dropped. */
    flush(): Promise<void> {
      return new Promise((resolve) => {
        flushed.push(resolve);
        setTimeout(resolve, FLUSH_MS).unref();
        writeNext();
      });
    },
  };
}

function linesIn(text: string | Buffer): number {
  return text.toString().split("\n").length - 1;
}
