import { promises as dns, type LookupAddress } from "node:dns";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { guarded } from "../process/guarded";
import { ImageFailure } from "./image-failure";
import { isPublicAddress } from "./public-address";
import type { AllowedSource } from "./source-list";

const TIMEOUT = 3_000;
const MAX_BYTES = 8 * 1024 * 1024;

export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

const resolveName: Resolve = (hostname) => dns.lookup(hostname, { all: true, verbatim: true });

/**
 * Downloads an allowed source. The host name is resolved and checked here, and the connection is pinned to the
 * checked address, which defeats DNS rebinding. Redirects are not followed. Throws ImageFailure.
 */
export async function fetchSource(source: AllowedSource, resolve: Resolve = resolveName): Promise<Buffer> {
  const deadline = AbortSignal.timeout(TIMEOUT);
  const late = new Promise<never>((_, reject) => {
    deadline.addEventListener(
      "abort",
      guarded(() => reject(new ImageFailure(504, "the source took too long", "timeout"))),
    );
  });
  return Promise.race([fetchWithin(source, resolve, deadline), late]);
}

async function fetchWithin(
  { url, isPrivateAllowed }: AllowedSource,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<Buffer> {
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(hostname)
    ? [{ address: hostname, family: isIP(hostname) }]
    : await resolve(hostname).catch(() => {
        throw new ImageFailure(502, "the source has no address", "unreachable");
      });
  const [first] = addresses;
  if (!first) throw new ImageFailure(502, "the source has no address", "unreachable");
  if (!isPrivateAllowed && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new ImageFailure(400, "the source is not on the open internet", "refused");
  }
  const response = await ask(url, first, signal);
  try {
    return await read(response);
  } finally {
    response.destroy();
  }
}

function ask(url: URL, pinned: LookupAddress, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent: false,
      signal,
      headers: { accept: "image/webp,image/avif,image/png,image/jpeg,image/gif,image/svg+xml;q=0.9" },
      lookup: (_hostname, options, callback) => {
        if (options.all) callback(null, [pinned]);
        else callback(null, pinned.address, pinned.family);
      },
    });
    sent.on("response", guarded(resolve));
    sent.on(
      "error",
      guarded(() => reject(new ImageFailure(502, "the source does not answer", "unreachable"))),
    );
    sent.end();
  });
}

async function read(response: IncomingMessage): Promise<Buffer> {
  const { statusCode = 0, headers } = response;
  if (statusCode >= 400 && statusCode < 500)
    throw new ImageFailure(404, `the source says ${statusCode}`, "status_4xx");
  if (statusCode !== 200)
    throw new ImageFailure(502, `the source says ${statusCode}`, statusCode >= 500 ? "status_5xx" : "shape");
  if (Number(headers["content-length"]) > MAX_BYTES) throw new ImageFailure(415, "too many bytes", "shape");
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new ImageFailure(415, "too many bytes", "shape");
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ImageFailure ? error : new ImageFailure(502, "the source broke off", "reset");
  }
  return Buffer.concat(chunks);
}
