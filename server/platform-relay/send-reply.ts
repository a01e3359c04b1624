import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { StreamedReply } from "../../app/upstream/transport/stream-transport.server";

/**
 * Sends a reply on. Nothing of it leaves before its end, or `bufferedBytes` of it, have arrived: what fails until then can
 * still be answered otherwise. What fails later ends the connection, so that the browser does not take it for whole.
 */
export async function sendReply(
  res: ServerResponse,
  { status, headers: received, body }: StreamedReply,
  headers: OutgoingHttpHeaders,
  bufferedBytes: number,
): Promise<void> {
  const buffered: Buffer[] = [];
  let bytes = 0;
  let isWhole = false;
  while (!isWhole && bytes <= bufferedBytes) {
    const { done, value } = await body.next();
    if (value) buffered.push(value);
    bytes += value?.length ?? 0;
    isWhole = done === true;
  }
  const length = isWhole && res.req.method !== "HEAD" ? bytes : lengthOf(received["content-length"]);
  const hasLength = length !== undefined && status !== 204 && status !== 304;
  res.writeHead(status, { ...headers, ...(hasLength && { "content-length": length }) });
  if (isWhole) {
    res.end(Buffer.concat(buffered));
    return;
  }
  await pipeline(async function* () {
    yield* buffered;
    yield* body;
  }, res);
}

function lengthOf(header: string | string[] | undefined): number | undefined {
  return typeof header === "string" && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}
