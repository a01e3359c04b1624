import type { RequestHandler } from "msw";
import { createHandlers } from "./http/handlers";
import { serveHandlers } from "./http/server";
import type { SandboxSettings } from "./settings";
import { createWorld, type World } from "./world/world";

export interface Sandbox {
  url: string;
  port: number;
  world: World;
  close(): Promise<void>;
}

export interface SandboxOptions extends Partial<SandboxSettings> {
  /** Where the sandbox clock starts; the real time without. */
  now?: number;
}

/** Both backends on one port; port 0 picks a free one. */
export async function startSandbox({ now, ...settings }: SandboxOptions = {}): Promise<Sandbox> {
  // The world names its own address in every picture, so the port comes before it.
  let handlers: RequestHandler[] = [];
  const { server, port } = await serveHandlers(() => handlers, settings.port ?? 0);
  const url = settings.url || `http://localhost:${port}`;
  const world = createWorld({ ...settings, port, url }, now);
  handlers = createHandlers(world);
  return {
    url,
    port,
    world,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
