import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "undici";
import { programPath } from "../../../scripts/needs/provide";
import { type Engine, type EnginePage, pageBy } from "./engine-page";

const preferences = {
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "intl.accept_languages": "en-US",
  // Pictures have their boxes without being loaded, and to draw and pack them takes the most time.
  "permissions.default.image": 2,
  // As on phones and in the other browsers of the tests: no bar takes room from the page.
  "widget.gtk.overlay-scrollbars.enabled": true,
  "ui.useOverlayScrollbars": 1,
};

/** Starts Firefox with a profile that is thrown away, by WebDriver BiDi; with the extension of that folder. */
export async function startFirefox(extension?: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "croupier-firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const child = spawn(programPath("firefox"), [
    "--headless",
    "--no-remote",
    "--profile",
    profile,
    "--remote-debugging-port=0",
  ]);
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once("error", reject).once("exit", () => reject(new Error(`Firefox ended: ${said.slice(-500)}`)));
  });
  const session = await connect(`${address}/session`);
  if (extension)
    await session.send("webExtension.install", { extensionData: { type: "path", path: extension } });
  return {
    name: "Firefox",
    takeComplaints: await hearComplaints(session),
    page: await openPage(session),
    async stop() {
      await session.send("browser.close", {}).catch(() => {});
      await Promise.race([new Promise((resolve) => child.once("exit", resolve)), wait(5_000)]);
      if (child.exitCode === null) child.kill("SIGKILL");
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Session {
  send<T = object>(method: string, params: object): Promise<T>;
  on(event: string, hear: (params: { level?: string; text?: string }) => void): void;
}

async function connect(address: string): Promise<Session> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("Firefox refuses the session")));
  });
  const waiting = new Map<
    number,
    (message: { error?: string; message?: string; result?: unknown }) => void
  >();
  const hearing = new Map<string, (params: object) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.method) hearing.get(message.method)?.(message.params);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  let last = 0;
  const session: Session = {
    send: <T>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        last += 1;
        waiting.set(last, ({ error, message, result }) =>
          error ? reject(new Error(`${method}: ${error}, ${message}`)) : resolve(result as T),
        );
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    on: (event, hear) => void hearing.set(event, hear as (params: object) => void),
  };
  await session.send("session.new", { capabilities: {} });
  return session;
}

/**
 * Firefox says so where a reply is still arriving as the page is left, and reads nothing ahead under `default-src`:
 * what a link would have read ahead is read when it is followed.
 */
const KNOWN = /Error in input stream|default-src\S* .*\.data\?/;

/** Uncaught errors, errors in the console and violations of a policy. */
async function hearComplaints(session: Session): Promise<Engine["takeComplaints"]> {
  const complaints: string[] = [];
  session.on("log.entryAdded", ({ level, text }) => {
    if (level === "error" && !KNOWN.test(String(text))) complaints.push(String(text));
  });
  await session.send("session.subscribe", { events: ["log.entryAdded"] });
  await session.send("script.addPreloadScript", {
    functionDeclaration: `() => addEventListener("securitypolicyviolation", ({ disposition, effectiveDirective, blockedURI }) => {
      if (disposition === "enforce") console.error("policy: " + effectiveDirective + " " + blockedURI);
    }, true)`,
  });
  return async () => {
    await wait(100);
    return complaints.splice(0);
  };
}

interface Evaluated {
  result: { value?: string };
  exceptionDetails?: { text: string };
}

async function openPage(session: Session): Promise<EnginePage> {
  const { contexts } = await session.send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  return pageBy({
    goto: async (url) =>
      void (await session.send("browsingContext.navigate", { context, url, wait: "complete" })),
    resize: async (width, height) =>
      void (await session.send("browsingContext.setViewport", { context, viewport: { width, height } })),
    async evaluate(expression) {
      const { result, exceptionDetails } = await session.send<Evaluated>("script.evaluate", {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    perform: (actions) => session.send("input.performActions", { context, actions }),
  });
}
