import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "undici";

/** A page of Firefox, told by WebDriver BiDi what a person would do. Elements are given as expressions of the page. */
export interface FirefoxPage {
  goto(address: string): Promise<void>;
  /** The expression's value, as far as JSON holds it. */
  read<T>(expression: string): Promise<T>;
  /** Waits until the expression is true. */
  until(expression: string): Promise<void>;
  click(element: string): Promise<void>;
  /** Puts the cursor there and types. */
  type(element: string, text: string): Promise<void>;
  press(key: string): Promise<void>;
  /** Uncaught errors, errors in the console and violations of a policy since the last time. */
  takeComplaints(): Promise<string[]>;
}

const PATIENCE = 10_000;
const preferences = {
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "intl.accept_languages": "en-US",
};

/** Starts Firefox with a profile that is thrown away. */
export async function startFirefox(
  executable: string,
): Promise<{ page: FirefoxPage; stop: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), "croupier-firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const child = spawn(executable, [
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
  return {
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

async function openPage(session: Session): Promise<FirefoxPage> {
  const { contexts } = await session.send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  const complaints: string[] = [];
  session.on("log.entryAdded", ({ level, text }) => {
    if (level === "error") complaints.push(String(text));
  });
  await session.send("session.subscribe", { events: ["log.entryAdded"] });
  await session.send("script.addPreloadScript", {
    functionDeclaration: `() => addEventListener("securitypolicyviolation", ({ disposition, effectiveDirective, blockedURI }) => {
      if (disposition === "enforce") console.error("policy: " + effectiveDirective + " " + blockedURI);
    }, true)`,
  });
  interface Evaluated {
    result: { value?: string; sharedId?: string };
    exceptionDetails?: { text: string };
  }
  async function evaluate(expression: string): Promise<Evaluated["result"]> {
    const { result, exceptionDetails } = await session.send<Evaluated>("script.evaluate", {
      expression,
      target: { context },
      awaitPromise: true,
      resultOwnership: "root",
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  }
  async function read<T>(expression: string): Promise<T> {
    const { value } = await evaluate(`(async () => JSON.stringify((await (${expression})) ?? null))()`);
    return JSON.parse(value ?? "null");
  }
  async function until(expression: string) {
    const end = Date.now() + PATIENCE;
    // A document that is being left has nothing to say.
    while (!(await read<boolean>(`Boolean(${expression})`).catch(() => false))) {
      if (Date.now() > end) throw new Error(`never: ${expression}`);
      await wait(50);
    }
  }
  const keys = (values: string[]) =>
    session.send("input.performActions", {
      context,
      actions: [
        {
          type: "key",
          id: "keyboard",
          actions: values.flatMap((value) => [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ]),
        },
      ],
    });
  async function click(element: string) {
    await until(element);
    const { sharedId } = await evaluate(`(() => {
      const element = ${element};
      element.scrollIntoView({ block: "center", behavior: "instant" });
      return element;
    })()`);
    const at = { type: "pointerMove", x: 0, y: 0, origin: { type: "element", element: { sharedId } } };
    const actions = [at, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    await session.send("input.performActions", {
      context,
      actions: [{ type: "pointer", id: "mouse", actions }],
    });
  }
  return {
    goto: async (url) =>
      void (await session.send("browsingContext.navigate", { context, url, wait: "complete" })),
    read,
    until,
    click,
    async type(element, text) {
      await click(element);
      await keys([...text]);
    },
    press: async (key) => void (await keys([key])),
    async takeComplaints() {
      await wait(100);
      return complaints.splice(0);
    },
  };
}
