import { existsSync } from "node:fs";
import { type KindName, kinds } from "./kinds";
import { faultOf, named } from "./names";
import { type Plan, planOf, Refusal } from "./plan";

const rows = Object.entries(kinds).map(
  ([kind, { about }]) => `npm run new ${kind} <name>`.padEnd(28) + named("how-we-pay", about),
);
const usage = `${rows.join("\n")}

A name is small letters, figures and hyphens, such as how-we-pay.
`;

interface Surroundings {
  say: (text: string) => void;
  save: (plan: Plan) => void;
}

/** The command `npm run new`, run in a checkout. Answers the exit code: 0 done, 2 nothing saved. */
export function runNew(args: readonly string[], { say, save }: Surroundings): number {
  if (args.includes("--help")) {
    say(usage);
    return 0;
  }
  try {
    const [kind, name] = requestOf(args);
    const plan = planOf(kind, name);
    const rows = [...plan.keys()].map((path) => `${existsSync(path) ? "changed" : "written"}  ${path}\n`);
    save(plan);
    say(`${rows.join("")}
${named(name, kinds[kind].next)}
Its words are English in every language; \`npm run messages\` names those that want a translation.
`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say(`${error.message}\n\n${usage}`);
    return 2;
  }
}

function requestOf([kind, name, ...more]: readonly string[]): [KindName, string] {
  if (!kind) throw new Refusal("What is to be new?");
  if (!Object.hasOwn(kinds, kind)) throw new Refusal(`${kind} is none of ${Object.keys(kinds).join(", ")}`);
  const fault = faultOf(name) ?? (more.length > 0 ? `${more.join(" ")} is too much` : undefined);
  if (!name || fault) throw new Refusal(fault);
  return [kind as KindName, name];
}
