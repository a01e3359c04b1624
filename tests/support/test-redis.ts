import { afterAll, afterEach } from "vitest";
import { connectRedis, type Redis } from "../../server/redis/client";
import { startRedis } from "./redis-server";

/** A Redis for all tests of a file, and clients of it that end with their test. */
export async function testRedis() {
  const server = await startRedis();
  const clients: Redis[] = [];
  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
  });
  afterAll(server.end);
  return {
    server,
    connect(log: Parameters<typeof connectRedis>[1], url = server.url): Redis {
      const client = connectRedis(url, log);
      clients.push(client);
      return client;
    },
  };
}
