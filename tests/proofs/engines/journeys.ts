import { type Engine, type EnginePage, isAlive, mustBeQuiet } from "../../support/engines/engine-page";
import type { Site } from "../../support/site";
import { say } from "../../support/words";
import type { ProofOptions, Table } from "../table";

const ESCAPE = "\uE00C";
const ENTER = "\uE007";

const named = (scope: string, name: string) =>
  `[...document.querySelectorAll(${JSON.stringify(scope)})].find((element) => element.textContent.trim() === ${JSON.stringify(name)} || element.getAttribute("aria-label") === ${JSON.stringify(name)})`;
const field = (name: string) => `document.querySelector('main [name="${name}"], dialog [name="${name}"]')`;
const shows = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`;
const leadsTo = (path: string) => `document.querySelector('footer a[href="${path}"], a[href="${path}"]')`;
const dialog = 'document.querySelector("dialog[open]")';
const cards = 'document.querySelectorAll("main .game-card").length';

interface Journey {
  /** Played by `npm test` too. */
  isDaily?: true;
  go: () => Promise<unknown>;
}

/** Each goes on where the one before has ended; those of the day where the one before of the day has. */
function journeysOf(
  page: EnginePage,
  { url }: Site,
  login: string,
  password: string,
): Record<string, Journey> {
  const at = (path: string) => `location.href === ${JSON.stringify(url + path)}`;
  const open = async (path: string) => {
    await page.goto(url + path);
    await page.until(isAlive);
  };
  const signIn = async (secret: string) => {
    await open("/forms/sign_in");
    await page.type(field("login"), login);
    await page.type(field("password"), secret);
    await page.click(named("main button", say("auth.login.submit")));
  };
  return {
    "a dialog opens from its address": {
      go: async () => {
        await open("/?show_popup_auth");
        await page.until(dialog);
      },
    },
    "and closes": {
      go: async () => {
        await page.click(named("dialog a, dialog button", say("common.close")));
        await page.until(`!${dialog} && ${at("/")}`);
      },
    },
    "rows of games begin at their start, from right to left too": {
      isDaily: true,
      go: async () => {
        for (const path of ["/ar", "/"]) {
          await open(path);
          await page.until('document.querySelectorAll(".carousel").length > 4');
          await page.read("new Promise((go) => setTimeout(go, 500))");
          const at = await page.read<number[]>(
            '[...document.querySelectorAll(".carousel:not(.banners *)")].map((row) => row.scrollLeft)',
          );
          if (at.some((left) => left !== 0)) throw new Error(`${path} is at ${at}`);
        }
      },
    },
    "a search finds its way to the hall": {
      isDaily: true,
      go: async () => {
        await open("/?dialog=search");
        await page.type('document.querySelector("dialog input:not([type=hidden])")', "dunes");
        await page.press(ENTER);
        await page.until(at("/gamehall?search=dunes"));
      },
    },
    "a page is left without a new document": {
      go: async () => {
        await open("/gamehall");
        await page.read("void (window.isSame = true)");
        await page.click(leadsTo("/terms"));
        await page.until(`${at("/terms")} && window.isSame`);
      },
    },
    "the hall shows more": {
      isDaily: true,
      go: async () => {
        await open("/gamehall?category=slots");
        const before = await page.read<number>(cards);
        await page.click(named("main a, main button", say("games.hall.more")));
        await page.until(`${cards} > ${before}`);
      },
    },
    "a wrong password is said": {
      go: async () => {
        await signIn("Wrong-pass1");
        await page.until('document.querySelector("main [role=alert]")');
      },
    },
    "signing in": {
      isDaily: true,
      go: async () => {
        await signIn(password);
        await page.until(`${at("/")} && ${shows("1,305.50")}`);
      },
    },
    "a favourite": {
      isDaily: true,
      go: async () => {
        await open("/gamehall?category=slots&page=2");
        // Which ones are favourites comes after the page.
        await page.until("document.querySelector('.heart[aria-pressed=true]')");
        const name = await page.read<string>("document.querySelector('.heart[aria-pressed=false]').value");
        const heart = `document.querySelector('.heart[value="${name}"]')`;
        await page.click(heart);
        await page.until(`${heart}.ariaPressed === "true"`);
        const hall = 'await fetch("/gamehall?category=favourites").then((answer) => answer.text())';
        await page.until(`(${hall}).includes('value="${name}"')`);
        await open("/gamehall?category=favourites");
        await page.until(heart);
      },
    },
    "a dialog of a player's": {
      go: async () => {
        await open("/?confirm=bonus_remove&id=601");
        await page.until('document.querySelector("dialog:modal")');
        await page.press(ESCAPE);
        await page.until(`!${dialog}`);
      },
    },
    "a deposit without an amount says what is missing": {
      go: async () => {
        await open("/cashier/deposit/sandinstant");
        await page.read(`void (${field("amount")}.value = "")`);
        await page.type(field("amount"), "0");
        await page.click('document.querySelector(".pay-bar button")');
        await page.until('document.querySelector("main [aria-invalid=true]")');
      },
    },
    "a deposit to the provider's page and back": {
      isDaily: true,
      go: async () => {
        await open("/cashier/deposit/sandiban");
        await page.read(`void ${field("amount")}.select()`);
        await page.type(field("amount"), "70");
        await page.type(field("requisites.iban"), "ES91 2100 0418 4502 0005 1332");
        await page.click('document.querySelector(".pay-bar button")');
        await page.click(
          '[...document.querySelectorAll("button")].find((one) => /^Pay /.test(one.innerText))',
        );
        await page.until(`location.pathname.startsWith("/cashier/paysuccess/") && ${shows("1,375.50")}`);
      },
    },
    "its row in the history": {
      go: async () => {
        await open("/cashier/history");
        await page.until(`document.querySelector("main li.entry")?.innerText.includes("70.00")`);
      },
    },
    "signing out": {
      go: async () => {
        await open("/profile/settings");
        await page.read(`void document.querySelector('form[action$="/logout"]').requestSubmit()`);
        await page.until(`!document.querySelector('form[action$="/logout"]')`);
      },
    },
    "another language": {
      isDaily: true,
      go: async () => {
        await open("/gamehall?category=live&dialog=language");
        await page.click(named("dialog button", "Español"));
        await page.until(
          `${at("/es-ES/gamehall?category=live")} && document.documentElement.lang === "es-ES"`,
        );
      },
    },
  };
}

/** Reading, signing in, dialogs and money, by pointer and keys. */
export async function proveJourneys(
  table: Table,
  { name: engine, page, takeComplaints }: Engine,
  site: Site,
  { isSample }: ProofOptions,
): Promise<void> {
  const { login, password } = await site.sandbox.clone("demo@sandbox.test");
  await page.resize(isSample ? 360 : 1300, 800);
  for (const [name, { isDaily, go }] of Object.entries(journeysOf(page, site, login, password))) {
    if (isSample && !isDaily) continue;
    await table.check(`${engine}: journeys`, name, async () => {
      await takeComplaints();
      await go();
      // WebKit cancels what a page requests while the one before it is still loading.
      await page.until(`document.readyState === "complete" && ${isAlive}`);
      await mustBeQuiet(takeComplaints);
    });
  }
}
