import { readFileSync } from "node:fs";
import { afterAll } from "vitest";
import { type FaultServer, startFaultServer } from "~/../tests/support/fault-server";
import { configFor, recordedLog } from "~/../tests/support/requests";
import type { AppConfig } from "~/context/app-config";
import type { AppContext } from "~/context/app-context";
import { createCookieJar } from "~/session/cookies/cookie-jar";
import type { Json } from "~/upstream/json";
import { contentTokenIn } from "../account/content-token";
import { createContent } from "../client.server";

export interface RecordedCall {
  method: string;
  url: string;
  sent?: Json;
  status: number;
  contentType?: string;
  body?: Json;
}

export type Version = AppConfig["contentApiVersion"];
export const versions: Version[] = [3, 4, 5];

/** Calls recorded with a real server of a version, by name, with tokens removed. */
function recordedCalls(version: Version): Record<string, RecordedCall> {
  const file = new URL(`../fixtures/v${version}-calls.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8").replaceAll("<jwt>", "new.jwt.1"));
}

/** Starts a content service that replays recordings, and makes contexts for visitors with given cookies. */
export async function startRecordedCms(version: Version) {
  const cms: FaultServer = await startFaultServer();
  const content = createContent(configFor(cms.url, { contentApiVersion: version }), recordedLog());

  function contextFor(cookieHeader?: string): AppContext {
    const cookies = createCookieJar(cookieHeader, { isSecure: true });
    const request = { requestId: "r-1", origin: "https://casino.example", locale: "es-ES" };
    return {
      ...request,
      config: configFor(cms.url, { contentApiVersion: version }),
      locale: { code: "es-ES", name: "Español", isDefault: false, direction: "ltr" },
      log: recordedLog(),
      cookies,
      content: content.forRequest({
        ...request,
        signal: new AbortController().signal,
        account: contentTokenIn(cookies),
      }),
    } as Partial<AppContext> as AppContext;
  }

  /** Replies to successive requests with these recordings. */
  function play(...calls: (RecordedCall | undefined)[]) {
    cms.answer((response, _request, nth) => {
      const call = calls[nth - 1];
      if (!call) return void response.writeHead(599).end();
      const isText = typeof call.body === "string";
      response.writeHead(call.status, call.contentType ? { "content-type": call.contentType } : {});
      response.end(call.body === undefined ? "" : isText ? String(call.body) : JSON.stringify(call.body));
    });
  }

  return {
    cms,
    calls: recordedCalls(version),
    /** What the addresses of entries begin with. */
    prefix: version === 3 ? "" : "/api",
    play,
    contextFor,
    async close() {
      await content.close();
      await cms.close();
    },
  };
}

/** The same for all tests of a suite. */
export async function recordedCms(version: Version) {
  const cms = await startRecordedCms(version);
  afterAll(cms.close);
  return cms;
}
