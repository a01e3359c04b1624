import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { optimisedAddress } from "../../../app/ui/images/image-address";
import { startSandbox } from "../../../sandbox/start";
import { startInstance } from "../../support/instances";
import type { Proof } from "../table";
import { hostilePictures } from "./hostile-pictures";

/** Twelve addresses of one picture: three sources in four widths. */
const SOURCES = ["a", "b", "c"];
const WIDTHS = [72, 288, 760, 1520];
const MAX_MEGABYTES = 100;
const ANSWERED_WITHIN = 30_000;
/** In the sample; the memory of the others is known by their headers alone. */
const SAMPLE = new Set([
  "PNG, interlaced, 16 bits",
  "PNG with texts of gigabytes",
  "AVIF just below the bound",
]);

/**
 * No picture moves the memory of a process by more than 100 MB, however many of its addresses are requested at once.
 */
export const proof: Proof = async (table, { isSample }) => {
  const sources = new Map<string, Buffer>();
  const host = createServer((req, res) => {
    const bytes = sources.get(String(req.url).split("/")[1] ?? "");
    res.writeHead(bytes ? 200 : 404).end(bytes);
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const sandbox = await startSandbox({ port: 0, sharedSeconds: 60 });
  const site = await startInstance({
    PLATFORM_URL: sandbox.url,
    CONTENT_URL: sandbox.url,
    IMAGE_ORIGINS: origin,
    SESSION_SECRET: "a secret that is long enough to be one",
    RATE_LIMIT_FACTOR: "1000",
    LOG_LEVEL: "error",
    MALLOC_ARENA_MAX: "2",
    MALLOC_TRIM_THRESHOLD_: "1048576",
    MALLOC_MMAP_THRESHOLD_: "1048576",
  });
  const askAll = async (id: string) => {
    const addresses = SOURCES.flatMap((name) =>
      WIDTHS.map((width) => optimisedAddress(`${origin}/${id}/${name}.png`, width)),
    );
    const signal = AbortSignal.timeout(ANSWERED_WITHIN);
    const answers = addresses.map(async (path) => {
      const answer = await fetch(site.url + path, { signal });
      await answer.arrayBuffer();
      return answer.status;
    });
    return Promise.all(answers);
  };
  try {
    for (const id of ["first", "second"]) {
      sources.set(
        id,
        await sharp({ create: { width: 900, height: 600, channels: 3, background: "#c33" } })
          .png()
          .toBuffer(),
      );
      await askAll(id);
    }
    for (const [index, [name, draw]] of Object.entries(hostilePictures).entries()) {
      if (isSample && !SAMPLE.has(name)) continue;
      const id = `p${index}`;
      sources.set(id, await draw());
      const before = forgetPeak(site.pid);
      await table.check(name, "MB more than before", async () => {
        const statuses = await askAll(id).catch((error: Error) => [error.message]);
        const more = memory(site.pid, "VmHWM") - before;
        const others = statuses.filter((status) => status !== 200 && status !== 415);
        if (others.length > 0) throw new Error(`answered ${others}`);
        if (more > MAX_MEGABYTES) throw new Error(`${Math.round(more)} MB`);
        return more;
      });
      sources.delete(id);
    }
  } finally {
    await site.kill();
    await sandbox.close();
    host.close();
  }
};

/** Resets the peak. Returns the megabytes that are in use now. */
function forgetPeak(pid: number): number {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  return memory(pid, "VmRSS");
}

function memory(pid: number, field: "VmHWM" | "VmRSS"): number {
  const line = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(line?.[1]) / 1024;
}
