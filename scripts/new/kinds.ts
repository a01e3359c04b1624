/** A text that a file of the checkout takes in, on lines of its own. */
export interface Insertion {
  file: string;
  /** The line that it is put before; the first one after `within`, where that is given. */
  before: string;
  within?: string;
  text: string;
}

/** A text that shows that a name is used already, in files of the folder whose paths end so. */
export interface Claim {
  folder: string;
  ending: string;
  text: string;
}

export interface Kind {
  /** For the usage. */
  about: string;
  insertions: readonly Insertion[];
  /** In English, which replaces every other language until it is translated. */
  words: Readonly<Record<string, string>>;
  claims: readonly Claim[];
  /** Printed at the end. */
  next: string;
}

const claimed = (folder: string, ending: string, text: string): Claim => ({ folder, ending, text });

/** The lines of an open page. */
const pageLines: readonly Insertion[] = [
  {
    file: "app/routes.ts",
    before: '    route(":slug", "features/content-page/page.route.tsx"),',
    text: '    route("sample-name", "features/sample-name/sample-name.route.tsx"),',
  },
  {
    file: "app/routing/paths.ts",
    within: "export const paths = internal({",
    before: "});",
    text: '  sampleName: () => "/sample-name",',
  },
  {
    file: "tests/support/route-table.ts",
    within: "export const routeTable: readonly Row[] = [",
    before: '  quietPage("/unsubscribe"),',
    text: '  page("/sample-name"),',
  },
];

/** Where an address of a first segment may be in use. */
const pageClaims: readonly Claim[] = [
  claimed("app", "routes.ts", '"sample-name"'),
  claimed("app", "routes.ts", '"sample-name/'),
  claimed("app", "paths.ts", "  sampleName:"),
  claimed("app", ".route.tsx", 'names: ["sample-name"'),
  claimed("app/i18n/messages", "en-US.json", '"sampleName.'),
  claimed("server", ".ts", '"/sample-name"'),
  claimed("server", ".ts", '"/sample-name/'),
  claimed("tests/support", "route-table.ts", '"/sample-name"'),
];

/**
 * What can be created. Files come from `templates/`, where each has its path in the checkout. `sample-name` is replaced
 * by the name, in each letter case.
 */
export const kinds = {
  page: {
    about: "an open page, /sample-name",
    insertions: pageLines,
    words: {
      "sampleName.title": "Sample name",
      "sampleName.lead": "Sample name: what you need to know",
    },
    claims: pageClaims,
    next: "It is at /sample-name; no menu names it: menus are the content service's.",
  },
  letter: {
    about: "an open page with a form for everybody, /sample-name",
    insertions: [
      ...pageLines,
      {
        file: "app/routing/paths.ts",
        within: "export const paths = internal({",
        before: "});",
        text: '  sampleNameThanks: () => "/sample-name?result=sent",',
      },
    ],
    words: {
      "sampleName.title": "Sample name",
      "sampleName.lead": "Sample name: what you need to know",
      "sampleName.sent": "Sample name: thank you, it has been sent",
    },
    claims: pageClaims,
    next: "It is at /sample-name. What is sent goes to the support, below the page's title.",
  },
  form: {
    about: "a form on a page of the player's account, /profile/sample-name",
    insertions: [
      {
        file: "app/routes.ts",
        within: '    route("profile", "features/profile/profile-layout.route.tsx", [',
        before: "    ]),",
        text: '      route("sample-name", "features/profile/sample-name/sample-name.route.tsx"),',
      },
      {
        file: "app/routing/paths.ts",
        within: "export const paths = internal({",
        before: "});",
        text: '  sampleName: () => "/profile/sample-name",',
      },
      {
        file: "app/features/profile/profile.server.ts",
        within: "export const profilePages = [",
        before: "] as const;",
        text: '  { name: "sample-name", path: paths.sampleName() },',
      },
      {
        file: "tests/support/route-table.ts",
        within: "export const routeTable: readonly Row[] = [",
        before: '  ofPlayers("/profile/nope", { kind: "missing" }),',
        text: '  ofPlayers("/profile/sample-name"),',
      },
    ],
    words: { "profile.pages.sample-name": "Sample name" },
    claims: [
      claimed("app", "routes.ts", '"sample-name"'),
      claimed("app", "paths.ts", "  sampleName:"),
      claimed("app", ".route.tsx", 'names: ["profile-sample-name"'),
      claimed("app/features/profile", "profile.server.ts", '"sample-name"'),
    ],
    next: "It is at /profile/sample-name. The profile's menu names it where the content service has no menu of its own.",
  },
  dialog: {
    about: "a dialog over any page, ?dialog=sample_name",
    insertions: [
      {
        file: "app/dialogs/registry.ts",
        before: 'import type { DialogDeclaration } from "./declaration";',
        text: 'import { sampleNameDialog } from "~/features/sample-name/sample-name.dialog";',
      },
      {
        file: "app/dialogs/registry.ts",
        within: "const dialogs = [",
        before: "] as const;",
        text: "  sampleNameDialog,",
      },
      {
        file: "app/dialogs/claims.test.ts",
        within: "const claims: Record<DialogName, Claim | null> = {",
        before: "};",
        text: "  sampleName: null,",
      },
      {
        file: "tests/proofs/engines/dialogs.ts",
        within: "const queries: Record<Exclude<DialogName, ByItself>, View> = {",
        before: "};",
        text: '  sampleName: ["dialog=sample_name", null],',
      },
    ],
    words: {
      "dialogs.sampleName.title": "Sample name",
      "dialogs.sampleName.text": "Sample name: what you need to know",
    },
    claims: [
      claimed("app", ".dialog.ts", '"sampleName"'),
      claimed("app", ".dialog.ts", '"sample_name"'),
      claimed("app/i18n/messages", "en-US.json", '"dialogs.sampleName.'),
    ],
    next: 'It is at /?dialog=sample_name. A link opens it: href={useDialogHref()({ dialog: "sample_name" })}.',
  },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
