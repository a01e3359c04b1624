import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "../../server/config";
import { misspelledLines } from "../../server/misspelled-settings";
import { checkContent } from "./check-content";
import { checkPlatform } from "./check-platform";
import { isFailure, type Row } from "./result";

const USAGE = `npm run check:backends -- --platform URL --content URL [--json]
                          [--write --login LOGIN --password PASSWORD]

Tells method by method whether both backends answer as docs/contract.md says. Only reads; with --write it signs a test
account in and out, for a player's own reads. CHECK_LOGIN and CHECK_PASSWORD may name the account; CONTENT_API_VERSION,
CONTENT_API_PREFIX, CONTENT_API_TOKEN, SITE_ORIGINS and DEFAULT_COUNTRY mean what they mean to the site.
`;

/** Runs the command. Resolves with the exit code: 0 all fits, 1 something does not, 2 wrong arguments. */
export async function runCheck(
  args: string[],
  environment: Record<string, string | undefined>,
  write: (text: string) => void,
): Promise<number> {
  const config = configOf(args, environment);
  if (typeof config === "string") {
    write(`${config}\n\n${USAGE}`);
    return 2;
  }
  const { app, account, isJson } = config;
  const content = await checkContent(app);
  const rows = [...(await checkPlatform(app, content.locale, account)), ...content.rows];
  const failures = rows.filter(isFailure);
  const misspelled = misspelledLines(environment).map((line) => `${line}\n`);
  if (!isJson && misspelled.length > 0) write(`${misspelled.join("")}\n`);
  write(isJson ? `${JSON.stringify({ ok: failures.length === 0, rows }, null, 2)}\n` : tableOf(rows));
  return failures.length > 0 ? 1 : 0;
}

function configOf(args: string[], environment: Record<string, string | undefined>) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        platform: { type: "string" },
        content: { type: "string" },
        write: { type: "boolean" },
        login: { type: "string" },
        password: { type: "string" },
        json: { type: "boolean" },
      },
    });
    const login = values.login ?? environment.CHECK_LOGIN;
    const password = values.password ?? environment.CHECK_PASSWORD;
    if (values.write && !(login && password)) return "--write needs --login and --password";
    const { app } = readConfig({
      ...environment,
      NODE_ENV: "test",
      PLATFORM_URL: values.platform ?? environment.PLATFORM_URL,
      CONTENT_URL: values.content ?? environment.CONTENT_URL,
    });
    return {
      app: { ...app, defaultCountry: app.defaultCountry ?? "ES", version: "check-backends" },
      account: values.write && login && password ? { login, password } : undefined,
      isJson: values.json ?? false,
    };
  } catch (error) {
    if (error instanceof ConfigError) return [error.message, ...misspelledLines(environment)].join("\n");
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}

function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ backend, method, status, outcome, detail, ms }) => [
    isFailure({ outcome } as Row) ? "!" : " ",
    backend,
    method,
    String(status ?? "-"),
    outcome,
    outcome === "not tried" ? "" : `${ms} ms`,
    detail,
  ]);
  const widths = lines.reduce<number[]>(
    (widest, cells) => cells.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)),
    [],
  );
  const text = lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const tried = rows.filter(({ outcome }) => outcome !== "not tried");
  const failed = tried.filter(isFailure).length;
  return `${text.join("\n")}

${tried.length - failed} fit, ${failed} do not, ${rows.length - tried.length} not tried
${signInOf(rows)}`;
}

/** Why a player's own reads were not tried, once for all of them. */
function signInOf(rows: readonly Row[]): string {
  const login = rows.find(({ method }) => method === "auth.login");
  if (login?.outcome === "not tried")
    return "What is a player's own needs --write --login LOGIN --password PASSWORD\n";
  return login && isFailure(login)
    ? `The account could not be signed in (${login.detail}): what is a player's own was not tried\n`
    : "";
}
