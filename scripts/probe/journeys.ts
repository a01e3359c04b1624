import { paths } from "../../app/routing/paths";
import { type Visit, visit } from "../visit";

/** The steps of a visitor and of a player, as metrics name them. */
export const journeys = {
  visitor: ["home", "hall", "game"],
  player: ["sign_in", "deposit", "sign_out"],
} as const;
export type Step = (typeof journeys)[keyof typeof journeys][number];

export interface Account {
  login: string;
  password: string;
}

export interface StepResult {
  step: Step;
  /** What is wrong; null: the step went well. */
  problem: string | null;
  ms: number;
}

/**
 * Goes through the site as people without script do. What a failed step of its journey would lead to is not tried;
 * the player's journey needs an account.
 */
export async function tryJourneys(site: string, account: Account | undefined): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const [name, steps] of Object.entries(journeys)) {
    if (name === "player" && !account) continue;
    const act = actions(visit(site), account);
    for (const step of steps) {
      const result = await timed(step, act[step]);
      results.push(result);
      if (result.problem) break;
    }
  }
  return results;
}

async function timed(step: Step, act: () => Promise<void>): Promise<StepResult> {
  const startedAt = performance.now();
  const problem = await act().then(() => null, reasonOf);
  return { step, problem, ms: performance.now() - startedAt };
}

/** What each step does; it throws what is wrong. */
function actions(visitor: Visit, account: Account | undefined): Record<Step, () => Promise<void>> {
  let game = "";
  let hall = "";
  let method = "";

  async function open(path: string): Promise<string> {
    const { url, response, html } = await visitor.open(path);
    expect(response.ok, `${path} answers ${response.status}`);
    expect(isAt(url, path), `${path} leads to ${new URL(url).pathname}`);
    return html;
  }

  return {
    async home() {
      expect(headingOf(await open(paths.home())) !== "", "home shows no heading");
    },
    async hall() {
      hall = await open(paths.gameHall());
      game = /href="([^"?]*\/game\/[^"?]+)/.exec(hall)?.[1] ?? "";
      expect(game !== "", "the hall shows no game");
    },
    async game() {
      const title = headingOf(await open(game));
      expect(title !== "" && hall.includes(title), `${game} does not show the title of the game`);
    },
    async sign_in() {
      const { login = "", password = "" } = account ?? {};
      await visitor.signIn(login, password);
    },
    async deposit() {
      const html = await open(paths.deposit());
      method = /href="([^"?]*\/cashier\/deposit\/[^"?]+)/.exec(html)?.[1] ?? "";
      expect(method !== "", "the deposit page shows no way to pay");
      expect(/name="amount"/.test(await open(method)), `${method} asks for no amount`);
    },
    async sign_out() {
      await visitor.send(paths.logout(), {});
      const { url } = await visitor.open(paths.wallet());
      expect(!isAt(url, paths.wallet()), "the wallet still opens");
    },
  };
}

/** The text of a page's first heading. */
function headingOf(html: string): string {
  return (/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "").replace(/<[^>]*>/g, "").trim();
}

/** Whether an address is the page's, in whatever language. */
function isAt(url: string, path: string): boolean {
  return path === paths.home() || new URL(url).pathname.endsWith(path);
}

function expect(holds: boolean, problem: string): void {
  if (!holds) throw new Error(problem);
}

function reasonOf(error: Error): string {
  const cause = error.cause as (Error & { code?: string }) | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}
