import { afterAll } from "vitest";
import { startTestApp } from "./app-context";

/** The app for all tests of a file, over a sandbox of its own. */
export async function testApp(options?: Parameters<typeof startTestApp>[0]): Promise<TestApp> {
  const app = await startTestApp(options);
  afterAll(app.close);
  return app;
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
