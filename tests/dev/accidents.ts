interface Accident {
  file: string;
  change: (text: string) => string;
  /** The file, a line of its source, and the message. */
  reports: readonly string[];
  /** What Vite's overlay shows on an open page, where that is not the message. */
  overlay?: string;
  /** Only a request for the page shows it: it is not known before. */
  isOfPage?: true;
}

const appended = (line: string) => (text: string) => `${text}\n${line}\n`;
const THROW = 'throw new Error("by accident");';
const thrown = (file: string) => ({ change: appended(THROW), file, reports: [file, THROW, "by accident"] });
const misspelt = (file: string) => ({ change: appended("const = 1;"), file, reports: [file, "const = 1;"] });

const ROUTE = "app/features/home/home.route.tsx";
/** What may happen to a file while somebody works on it, by its name in docs/guides/debugging.md#when-something-breaks. */
export const accidents: Record<string, Accident> = {
  "a route throws when it is loaded": thrown(ROUTE),
  "a route has a syntax error": misspelt(ROUTE),
  "a module that is imported is not there": {
    file: ROUTE,
    change: (text) => text.replace('"./home-page"', '"./no-such-page"'),
    reports: [ROUTE, "./no-such-page"],
  },
  "an export that is imported is not there": {
    file: "app/features/home/home-page.tsx",
    change: (text) => text.replace("export function HomePage", "export function OtherPage"),
    reports: ["Element type is invalid"],
    isOfPage: true,
  },
  "a loader throws": {
    file: ROUTE,
    change: (text) =>
      text.replace("  return withOwn(context, loadHome(context), ", `  if (context) ${THROW}\n$&`),
    reports: [ROUTE, THROW, "by accident"],
    isOfPage: true,
  },
  "a loader never ends": {
    file: ROUTE,
    change: (text) => text.replace("  return withOwn(context, loadHome(context), ", "  while (context);\n$&"),
    reports: [ROUTE, "while (context);", "the server has been busy for 5 s in"],
    isOfPage: true,
  },
  "a component throws": {
    file: ROUTE,
    change: (text) => text.replace("  return (\n    <>", `  if (HomePage) ${THROW}\n$&`),
    reports: [ROUTE, THROW, "by accident"],
    isOfPage: true,
  },
  "words are no JSON": {
    file: "app/i18n/messages/en-US.json",
    change: (text) => text.replace("{", "{ oops"),
    reports: ["app/i18n/messages/en-US.json", "oops"],
  },
  "a style sheet imports what is not there": {
    file: "app/shell/document/app.css",
    change: (text) => `@import "./no-such.css";\n${text}`,
    reports: ["app/shell/document/app.css", "no-such.css"],
  },
  "a style sheet has a syntax error": {
    file: "app/ui/styles/fields.css",
    change: appended(".field { color: red; } }"),
    reports: ["app/ui/styles/fields.css", "Unexpected }"],
    overlay: "Missing opening {",
  },
  "the server has a syntax error": misspelt("server/pipeline.ts"),
  "the server throws when it is loaded": thrown("server/pipeline.ts"),
  "the server throws when it is made": {
    file: "server/pipeline.ts",
    change: (text) => text.replace("  const inFlight = createInFlight();", `  if (parts) ${THROW}\n$&`),
    reports: ["server/pipeline.ts", THROW, "by accident"],
  },
  "the server throws at a request": {
    file: "server/middleware/base-headers.ts",
    change: (text) => text.replace("  const own = ownHeaders(state);", `  if (state) ${THROW}\n$&`),
    reports: ["server/middleware/base-headers.ts", THROW, "by accident"],
    isOfPage: true,
  },
  "the sandbox has a syntax error": misspelt("sandbox/world/world.ts"),
  "the sandbox throws when it is loaded": thrown("sandbox/world/world.ts"),
  "words of the sandbox are no JSON": {
    file: "sandbox/words/en-US.json",
    change: (text) => text.replace("{", "{ oops"),
    reports: ["sandbox/words/en-US.json", "oops"],
  },
  "the table of routes has a syntax error": misspelt("app/routes.ts"),
  "the configuration of Vite has a syntax error": misspelt("remix.config.ts"),
  "the configuration of Vite throws": {
    ...thrown("remix.config.ts"),
    reports: ["remix.config.ts", "by accident"],
  },
};
