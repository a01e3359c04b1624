import { createServer, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { ServerBuild } from "@remix-run/node";
import type { StreamBudget } from "../../app/upstream/transport/budgets";
import { readConfig, type ServerConfig } from "../../server/config";
import type { StaticFiles } from "../../server/middleware/files/static-files";
import { createSite } from "../../server/pages/create-site";
import { createPipeline } from "../../server/pipeline";
import { httpOptions, limitServer } from "../../server/process/http-limits";
import type { Log } from "../../server/process/log";
import { createDrain } from "../../server/process/shutdown";
import { createTelemetry } from "../../server/process/telemetry";
import { createVerboseHour } from "../../server/process/verbose-hour";
import type { Tracing } from "../../server/tracing/open-telemetry";
import { type FakeOptions, fakeBuild } from "./fake-build";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** All values of a repeated header. */
  all: (name: string) => string[];
  bytes: Buffer;
  text: string;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

interface StartOptions extends FakeOptions {
  /** Instead of the fake one. */
  build?: ServerBuild;
  config?: Partial<ServerConfig>;
  environment?: Record<string, string>;
  files?: StaticFiles;
  tracing?: Tracing | undefined;
  relayBudget?: StreamBudget;
}

/** Starts the whole server with a fake build on its own port, as `https://casino.example`. */
export async function startPipeline({
  config,
  environment,
  files = new Map(),
  tracing,
  build,
  relayBudget,
  ...fake
}: StartOptions = {}) {
  const lines: { level: string; fields: object; message?: string }[] = [];
  const log = Object.fromEntries(
    ["debug", "info", "warn", "error", "access"].map((level) => [
      level,
      (fields: object | string, message?: string) =>
        void lines.push({
          level,
          fields: typeof fields === "string" ? JSON.parse(`{${fields}}`) : fields,
          message,
        }),
    ]),
  ) as unknown as Log;
  const settings: ServerConfig = {
    ...readConfig({
      NODE_ENV: "production",
      PLATFORM_URL: "http://127.0.0.1:9",
      CONTENT_URL: "http://127.0.0.1:9",
      SITE_ORIGINS: "https://casino.example,http://localhost:3000",
      SESSION_SECRET: "0123456789abcdef0123456789abcdef",
      DEFAULT_COUNTRY: "ES",
      ...environment,
    }),
    ...config,
  };
  const telemetry = createTelemetry(tracing);
  const release = { version: "1", builtAt: 7 };
  const site = createSite(build ?? fakeBuild(fake), settings.app, release, log, { telemetry });
  const server = createServer(httpOptions);
  limitServer(server);
  const drain = createDrain(server, settings.drainMs);
  const pipeline = createPipeline({
    config: settings,
    log,
    site: () => site,
    files,
    telemetry,
    verbose: {
      hour: createVerboseHour(
        { ...log, setLevel: (message) => lines.push({ level: "level", fields: {}, message }) },
        settings.logLevel,
      ),
      notify: async () => {},
    },
    tracing,
    relayBudget,
    isDraining: drain.isDraining,
  });
  server.on("request", pipeline.listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    log: lines,
    drain,
    /** Sends a request as a browser would, to `casino.example` unless the headers say otherwise. */
    ask: (path: string, options: AskOptions = {}) =>
      ask(port, path, options).catch((error: Error) => {
        error.message += ` (${path}; the server's last lines: ${JSON.stringify(lines.slice(-5))})`;
        throw error;
      }),
    /** Sends raw bytes and returns everything received until the connection closes. */
    raw: (bytes: string) => raw(port, bytes),
    async close() {
      pipeline.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function ask(
  port: number,
  path: string,
  { method = "GET", headers = {}, body }: AskOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = httpRequest(
      {
        port,
        host: "127.0.0.1",
        path,
        method,
        headers: { host: "casino.example", ...headers },
        agent: false,
      },
      (res) => {
        const chunks: Buffer[] = [];
        res.on("data", (chunk) => chunks.push(chunk));
        res.on("error", reject);
        res.on("end", () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            all: (name) => res.headersDistinct[name.toLowerCase()] ?? [],
            bytes,
            text: bytes.toString("utf8"),
          });
        });
      },
    );
    req.on("error", reject);
    req.end(body);
  });
}

function raw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from(bytes, "latin1")));
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("end", () => resolve(text));
    socket.on("close", () => resolve(text));
    socket.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" ? resolve(text) : reject(error),
    );
    socket.setTimeout(3000, () => socket.destroy());
  });
}
