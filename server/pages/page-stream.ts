import type { ServerResponse } from "node:http";
import { Writable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { guarded } from "../process/guarded";
import { chooseEncoding, type Encoding, efforts, encode, MIN_ENCODED_BYTES } from "./encoded-body";

/** Gathered bytes that are passed on without waiting for a pause. */
const BATCH_BYTES = 64 * 1024;

/** For pages that are made in parts. Each batch is flushed with its own write. */
const encoders = {
  br: () => createBrotliCompress({ ...efforts.passing.br, flush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => createGzip({ ...efforts.passing.gzip, flush: constants.Z_SYNC_FLUSH }),
};

/**
 * The body of a response while it is made. React writes in pieces of 2 kB, each of which would cost a flush of the
 * compressor and a write to the socket. So they are gathered, and leave when the writer has paused (its shell is done,
 * and what follows waits for something), when there are many, or at the end. The response's status and headers have to
 * be set before the first write; the encoding is set here.
 */
export class PageStream extends Writable {
  #gathered: Buffer[] = [];
  #bytes = 0;
  #writes = 0;
  #turn: NodeJS.Immediate | undefined;
  #isWaiting = false;
  /** The compressor, or the response itself; undefined before the first batch. */
  #sink: Writable | undefined;

  constructor(
    private readonly res: ServerResponse,
    private readonly isCompressible: boolean,
  ) {
    super({ highWaterMark: BATCH_BYTES });
    res.once(
      "close",
      guarded(() => this.destroy()),
    );
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#gathered.push(chunk);
    this.#bytes += chunk.length;
    this.#writes += 1;
    if (this.#bytes >= BATCH_BYTES) {
      this.#open().write(this.#take(), done);
      return;
    }
    if (!this.#isWaiting) this.#awaitPause();
    done();
  }

  override _final(done: (error?: Error | null) => void): void {
    this.res.once("finish", guarded(done));
    if (this.#sink) this.#sink.end(this.#take());
    else this.#sendWhole(this.#take()).catch(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearImmediate(this.#turn);
    if (this.#sink !== this.res) this.#sink?.destroy();
    done(error);
  }

  /**
   * A pause is two turns of the event loop without a write: React continues in the next turn when it has something
   * to continue with.
   */
  #awaitPause(seen = this.#writes): void {
    this.#isWaiting = true;
    this.#turn = setImmediate(() => {
      this.#turn = setImmediate(() => {
        if (this.#writes === seen) this.#passOn();
        else this.#awaitPause();
      });
    });
  }

  #passOn(): void {
    if (this.writableEnded || this.destroyed) return;
    const sink = this.#open();
    if (sink.writableNeedDrain)
      return void sink.once(
        "drain",
        guarded(() => this.#passOn()),
      );
    this.#isWaiting = false;
    if (this.#bytes > 0) sink.write(this.#take());
  }

  async #sendWhole(page: Buffer): Promise<void> {
    const encoding = page.length < MIN_ENCODED_BYTES ? "identity" : this.#encoding();
    const body = await encode(page, encoding, "passing");
    if (encoding !== "identity") this.res.setHeader("Content-Encoding", encoding);
    this.res.end(body);
  }

  #open(): Writable {
    this.#sink ??= this.#createSink();
    return this.#sink;
  }

  #createSink(): Writable {
    const { res } = this;
    const encoding = this.#encoding();
    if (encoding === "identity") return res;
    res.setHeader("Content-Encoding", encoding);
    const encoder = encoders[encoding]();
    encoder.on(
      "error",
      guarded((error: Error) => this.destroy(error)),
    );
    encoder.pipe(res);
    return encoder;
  }

  #encoding(): Encoding {
    return this.isCompressible ? chooseEncoding(this.res.req, encoders) : "identity";
  }

  #take(): Buffer {
    const [first = Buffer.alloc(0), ...others] = this.#gathered;
    const taken = others.length === 0 ? first : Buffer.concat(this.#gathered, this.#bytes);
    this.#gathered = [];
    this.#bytes = 0;
    return taken;
  }
}
