import { setTimeout as wait } from "node:timers/promises";

/** A page of a browser that does what a person would. Elements are given as expressions of the page. */
export interface EnginePage {
  goto(address: string): Promise<void>;
  /** The expression's value, as far as JSON holds it. */
  read<T>(expression: string): Promise<T>;
  /** Waits until the expression is true. */
  until(expression: string): Promise<void>;
  click(element: string): Promise<void>;
  /** Puts the cursor there and types. */
  type(element: string, text: string): Promise<void>;
  press(key: string): Promise<void>;
  /** Gives the page this much room. */
  resize(width: number, height: number): Promise<void>;
}

export interface Engine {
  name: string;
  page: EnginePage;
  /** Errors in the console since the last call, of browsers that report them. */
  takeComplaints(): Promise<string[]>;
  stop(): Promise<void>;
}

/** What a protocol has to bring; the actions are WebDriver's, in both of its versions. */
export interface Commands extends Pick<EnginePage, "goto" | "resize"> {
  /** The value of an expression of a text, or of a promise of one. */
  evaluate(expression: string): Promise<string | undefined>;
  perform(actions: object[]): Promise<unknown>;
}

/** Milliseconds, on a busy machine. */
const PATIENCE = 30_000;

/** A page by the commands of its protocol. */
export function pageBy({ goto, resize, evaluate, perform }: Commands): EnginePage {
  async function read<T>(expression: string): Promise<T> {
    const value = await evaluate(`(async () => JSON.stringify((await (${expression})) ?? null))()`);
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
    perform([
      {
        type: "key",
        id: "keyboard",
        actions: values.flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      },
    ]);
  async function click(element: string) {
    await until(element);
    const [x, y] = await read<[number, number]>(`(() => {
      const element = ${element};
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return [Math.floor(x + width / 2), Math.floor(y + height / 2)];
    })()`);
    const actions = [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await perform([{ type: "pointer", id: "mouse", actions }]);
  }
  return {
    goto,
    resize,
    read,
    until,
    click,
    async type(element, text) {
      await click(element);
      await keys([...text]);
    },
    press: async (key) => void (await keys([key])),
  };
}

/** The page is hydrated. */
export const isAlive =
  'Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react"))';

export async function mustBeQuiet(takeComplaints: Engine["takeComplaints"]): Promise<void> {
  const complaints = await takeComplaints();
  if (complaints.length > 0) throw new Error(complaints.join("; ").slice(0, 300));
}
