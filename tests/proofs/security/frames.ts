import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Table } from "../table";
import { hostsOf, origin } from "./policies";
import { EVIL } from "./policy-cases";

type Kind = "nonce" | "identity" | "frame" | "shared" | "payment";

const PARTNER = "https://partner.example";
const MESSENGER = "https://web.messenger.example";
const settings = { FRAME_PARENTS: PARTNER, MESSENGER_PARENTS: MESSENGER };
const CHILD = `${origin}/page`;
const MARK = "inside";
const PATIENCE = 3_000;

/** Sites that frame a document, and the kinds of documents that they may frame. */
const parents: [parent: string, kinds: readonly Kind[]][] = [
  [origin, ["nonce", "identity", "frame", "shared", "payment"]],
  [PARTNER, ["frame"]],
  [MESSENGER, ["nonce", "identity", "frame", "shared", "payment"]],
  ["https://sub.partner.example", []],
  ["http://partner.example", []],
  ["https://partner.example:8443", []],
  ["https://partner.example.evil.example", []],
  [`https://${EVIL}`, []],
];

const GAMES: readonly Kind[] = ["nonce", "shared"];
const PAYMENTS: readonly Kind[] = ["payment"];
/** Addresses that a document frames, and the kinds of documents that may. */
const children: [child: string, kinds: readonly Kind[]][] = [
  ["https://pay.example/step", PAYMENTS],
  ["https://games.example/play", GAMES],
  // Requested over https: the document upgrades what it loads.
  ["http://pay.example/step", PAYMENTS],
  ["https://sub.pay.example/step", []],
  ["https://pay.example:8443/step", []],
  ["https://pay.example.evil.example/step", []],
  [`https://${EVIL}/step`, []],
  [`data:text/html,${MARK}`, []],
];

/** Where a document's forms go. */
const targets: [target: string, kinds: readonly Kind[]][] = [
  [`${origin}/cashier`, ["nonce", "identity", "frame", "shared", "payment"]],
  ["https://pay.example/start", PAYMENTS],
  ["https://games.example/start", []],
  ["https://pay.example:8443/start", []],
  [`https://${EVIL}/start`, []],
];

/** Who may frame the site's documents, what they may frame, and where their forms go, in a real browser. */
export async function proveFrames(table: Table, browser: Browser): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const documents = hostsOf("nobody", settings) as {
    kind: Kind;
    host: { headers: Record<string, string> };
  }[];
  const show = await serve(context);
  const frames = (address: string) => `<iframe src="${address}"></iframe>`;

  for (const [parent] of parents)
    await expectThat("frames, control: without a policy anybody frames", parent, true, async () => {
      show({ [`${parent}/parent`]: { body: frames(CHILD) }, [CHILD]: { body: MARK } });
      return isInside(page, `${parent}/parent`);
    });

  for (const { kind, host } of documents) {
    const guarded = { headers: host.headers, body: MARK };
    for (const [parent, kinds] of parents) {
      await expectThat("frames: parents of a document", `${kind}, ${parent}`, kinds.includes(kind), () => {
        show({ [`${parent}/parent`]: { body: frames(CHILD) }, [CHILD]: guarded });
        return isInside(page, `${parent}/parent`);
      });
      // Every ancestor counts, so that a parent that is let in is no way for one that is not.
      await expectThat("frames: parents of a parent", `${kind}, ${EVIL}, ${parent}`, false, () => {
        show({
          [`https://${EVIL}/top`]: { body: frames(`${parent}/parent`) },
          [`${parent}/parent`]: { body: frames(CHILD) },
          [CHILD]: guarded,
        });
        return isInside(page, `https://${EVIL}/top`);
      });
    }
    for (const [child, kinds] of children)
      await expectThat(
        "frames: payments and games of a document",
        `${kind}, ${child}`,
        kinds.includes(kind),
        () => {
          const shown = child.replace(/^http:/, "https:");
          show({ [CHILD]: { ...guarded, body: frames(child) }, [shown]: { body: MARK } });
          return isInside(page, CHILD);
        },
      );
    for (const [target, kinds] of targets)
      await expectThat("frames: where forms go", `${kind}, ${target}`, kinds.includes(kind), () => {
        const form = `<form method="post" action="${target}"><button>Go</button></form>`;
        show({ [CHILD]: { ...guarded, body: form }, [target]: { body: MARK } });
        return arrives(page, target);
      });
  }
  await context.close();

  function expectThat(row: string, input: string, isLet: boolean, happens: () => Promise<boolean>) {
    return table.check(row, input, async () => {
      if ((await happens()) !== isLet) throw new Error(isLet ? "is kept out" : "is let in");
    });
  }
}

interface Shown {
  headers?: Record<string, string>;
  body: string;
}

/** Answers the addresses that are shown, and nothing else. */
async function serve(context: BrowserContext) {
  let shown: Record<string, Shown> = {};
  await context.route("**/*", (route) => {
    const found = shown[route.request().url()];
    if (!found) return route.abort();
    const headers = { ...found.headers, "Content-Type": "text/html" };
    return route.fulfill({ headers, body: `<!doctype html><body>${found.body}</body>` });
  });
  return (next: Record<string, Shown>) => {
    shown = next;
  };
}

/** Whether the innermost frame of a page shows what it should hold. */
async function isInside(page: Page, address: string): Promise<boolean> {
  await page.goto("about:blank");
  await page.goto(address, { waitUntil: "load", timeout: PATIENCE });
  const texts = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => document.body?.textContent ?? "").catch(() => "")),
  );
  return texts.includes(MARK);
}

async function arrives(page: Page, target: string): Promise<boolean> {
  await page.goto("about:blank");
  await page.goto(CHILD, { waitUntil: "load", timeout: PATIENCE });
  // A click would wait for a navigation, and a form that is blocked starts none.
  await page.evaluate(() => document.forms[0]?.requestSubmit());
  await page.waitForURL(target, { timeout: 400 }).catch(() => {});
  return page.url() === target;
}
