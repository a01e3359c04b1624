import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { programPath } from "../../../scripts/needs/provide";
import { endedBy } from "../instances";
import { freePort } from "../site";
import { type Engine, type EnginePage, pageBy } from "./engine-page";

const READY_WITHIN = 30_000;
/** Larger than the largest window. */
const SCREEN = "1600x1200x24";
/** The tool bar of GTK's browser is wider than a phone. */
const STYLE = "* { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; font-size: 1px; }";

/** Pictures have their boxes without being loaded, and to draw and pack them takes the most time. */
const ARGUMENTS = ["--automation", "--auto-load-images=false"];

/** Starts Safari's engine, in GTK's browser on a screen of its own, by WebDriver. */
export async function startWebkit(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "croupier-webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0", "gtk.css"), STYLE);
  const screen = spawn(programPath("xvfb"), ["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.setEncoding("utf8").once("data", (number: string) => resolve(`:${number.trim()}`));
    screen.once("error", reject).once("exit", () => reject(new Error("Xvfb ended")));
  });
  const port = await freePort();
  const driver = spawn(programPath("webkit"), [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home, LANG: "C.UTF-8", NO_AT_BRIDGE: "1" },
  });
  const session = await openSession(`http://127.0.0.1:${port}`, driver);
  return {
    name: "WebKit",
    page: openPage(session),
    // WebKit's WebDriver does not report the console.
    takeComplaints: async () => [],
    async stop() {
      await session.ask("DELETE", "").catch(() => {});
      await Promise.all([endedBy(driver, "SIGTERM"), endedBy(screen, "SIGTERM")]);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Session {
  ask<T = unknown>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<T>;
}

async function openSession(base: string, driver: ChildProcess): Promise<Session> {
  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error}, ${value.message}`);
    return value;
  }
  const end = Date.now() + READY_WITHIN;
  while (!(await ask("GET", "/status").catch(() => null))) {
    if (Date.now() > end || driver.exitCode !== null) throw new Error("WebKitWebDriver does not start");
    await wait(50);
  }
  const { sessionId } = await ask<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { args: ARGUMENTS } } },
  });
  return { ask: (method, path, body) => ask(method, `/session/${sessionId}${path}`, body) };
}

/** In a function of its own, whose last argument is called with the value. */
const asyncScript = (expression: string) => `const done = arguments[0];
  (${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;

function openPage({ ask }: Session): EnginePage {
  const evaluate = async (expression: string) => {
    const script = { script: asyncScript(expression), args: [] };
    const { value, error } = await ask<{ value?: string; error?: string }>("POST", "/execute/async", script);
    if (error) throw new Error(error);
    return value;
  };
  return pageBy({
    goto: async (url) => void (await ask("POST", "/url", { url })),
    evaluate,
    perform: (actions) => ask("POST", "/actions", { actions }),
    async resize(width, height) {
      // A window is what its page has and a tool bar.
      const bar = Number(await evaluate("Promise.resolve(String(outerHeight - innerHeight))"));
      await ask("POST", "/window/rect", { x: 0, y: 0, width, height: height + bar });
      const end = Date.now() + READY_WITHIN;
      const size = `${width} ${height}`;
      while ((await evaluate("Promise.resolve(innerWidth + ' ' + innerHeight)")) !== size) {
        if (Date.now() > end) throw new Error(`no window of ${size}`);
        await wait(50);
      }
    },
  });
}
