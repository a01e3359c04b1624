import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** The options of a command. Ends it with 2 where they are wrong, saying why and how it is used. */
export function readOptions<T extends Options>(options: T, usage: string) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return endWithUsage((error as Error).message.replace(/\. To specify.*/s, ""), usage);
  }
}

/** Ends a command that was called wrongly. */
export function endWithUsage(why: string, usage: string): never {
  process.stderr.write(`${why}\n\n${usage}\n`);
  process.exit(2);
}
