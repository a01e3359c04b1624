import { afterEach, describe, expect, it } from "vitest";
import { startPipeline } from "../../tests/support/start-pipeline";
import { POSTS_A_MINUTE } from "./post-flood-limit";

let server: Awaited<ReturnType<typeof startPipeline>> | undefined;
afterEach(() => server?.close());

describe("a flood of posts", () => {
  it("is turned away with the time to wait, whatever forwarded address each of them claims", async () => {
    server = await startPipeline();
    const { ask } = server;
    const post = (index: number) =>
      ask("/nowhere", {
        method: "POST",
        headers: {
          accept: "text/html",
          "x-forwarded-for": `198.51.100.${index % 250}`,
          "x-real-ip": `${index}`,
        },
      });
    const first = await post(0);
    expect(first.status).toBe(403);
    for (let index = 1; index < POSTS_A_MINUTE; index++) await post(index);
    const answer = await post(7);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.text).toContain(`try again in ${answer.headers["retry-after"]} s`);
    expect(answer.headers.connection).toBe("close");
    expect((await ask("/")).status).toBe(200);
  }, 30_000);
});
