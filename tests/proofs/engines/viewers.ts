import { paths } from "../../../app/routing/paths";
import type { EnginePage } from "../../support/engines/engine-page";
import type { TestPlayer } from "../../support/sandbox-control";
import type { Site } from "../../support/site";

type Viewed = Pick<EnginePage, "goto" | "read">;

/**
 * Makes the browser a visitor's, or a player's who came in some time ago: nothing opens by itself. Posts from a page as
 * its forms do, so that every engine stores the cookies of the answers.
 */
export async function become(page: Viewed, { url }: Site, player: TestPlayer | null) {
  const post = (path: string, fields: Record<string, string>) => {
    const body = `new URLSearchParams(${JSON.stringify(fields)})`;
    return page.read(`void (await fetch("${path}", { method: "POST", redirect: "manual", body: ${body} }))`);
  };
  await page.goto(`${url}/terms`);
  await post(paths.logout(), {});
  if (player) {
    await post(paths.signIn(), { login: player.login, password: player.password });
    await page.read('void (document.cookie = "cr_greet=; Path=/; Max-Age=0")');
  }
  // What the one before has looked for, among other things.
  await page.read("localStorage.clear()");
  // Away from a page that loads itself again as its session has changed; the next one says what has been done.
  await page.goto("about:blank");
  await page.goto(`${url}/terms`);
}

/** An account of one's own like a player's of the sandbox; none for a visitor. */
export async function accountOf({ sandbox }: Site, player: string | null): Promise<TestPlayer | null> {
  return player === null ? null : sandbox.clone(`${player}@sandbox.test`);
}
