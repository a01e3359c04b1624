/** A program that tests and measurements start, beside Node and what a checkout comes with. */
export interface Program {
  /** What it is there for. */
  about: string;
  /** The environment variable that says where it is. */
  variable: string;
  /** What it is called on the path, or where it is; the first one found is started. */
  names: readonly string[];
  debian: string;
  /** None for what Linux alone can run. */
  homebrew?: string;
  /** Scripts of package.json that start it, and proofs by their name. */
  commands: readonly string[];
}

/** Commands that run the unit tests and those of the running server. */
const suites = ["test", "test:all", "test:e2e", "test:nodes", "test:mutants"];

/** The one list of what a machine needs for tests: `provide()` looks at it before a command does anything else. */
export const programs = {
  chromium: {
    about: "pages in a browser",
    variable: "CHROMIUM_PATH",
    // The one without a window opens a page with a third of the CPU time.
    names: [
      "chromium-headless-shell",
      "chromium",
      "chromium-browser",
      "google-chrome",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ],
    debian: "chromium-headless-shell",
    homebrew: "google-chrome",
    commands: [...suites, "test:proof -- engines", "test:proof -- security", "bench"],
  },
  fullChromium: {
    about: "a browser that loads extensions",
    variable: "FULL_CHROMIUM_PATH",
    // The one without a window loads none, and Google's own refuses them by command line.
    names: ["chromium", "chromium-browser", "/Applications/Chromium.app/Contents/MacOS/Chromium"],
    debian: "chromium",
    homebrew: "chromium",
    commands: ["test", "test:all", "test:proof -- guests"],
  },
  redis: {
    about: "what several processes share",
    variable: "REDIS_SERVER_PATH",
    names: ["redis-server"],
    debian: "redis-server",
    homebrew: "redis",
    commands: [
      ...suites,
      "test:proof -- environments",
      "test:proof -- lifecycle",
      "test:proof -- money",
      "test:proof -- soak",
      "test:proof -- truth",
    ],
  },
  nginx: {
    about: "the caches of docs/cdn.md and deploy/nginx",
    variable: "NGINX_PATH",
    names: ["nginx"],
    debian: "nginx",
    homebrew: "nginx",
    commands: suites,
  },
  openssl: {
    about: "certificates of https addresses",
    variable: "OPENSSL_PATH",
    names: ["openssl"],
    debian: "openssl",
    homebrew: "openssl@3",
    commands: [...suites, "test:proof -- truth"],
  },
  promtool: {
    about: "the tests of alerts",
    variable: "PROMTOOL_PATH",
    names: ["promtool"],
    debian: "prometheus",
    homebrew: "prometheus",
    commands: ["test", "test:all", "test:nodes", "test:mutants", "test:proof -- truth"],
  },
  webkit: {
    about: "dialogs and journeys in Safari's engine",
    variable: "WEBKIT_DRIVER_PATH",
    names: ["WebKitWebDriver"],
    debian: "webkit2gtk-driver",
    commands: ["test", "test:all", "test:proof -- engines"],
  },
  xvfb: {
    about: "a screen for WebKit's window",
    variable: "XVFB_PATH",
    names: ["Xvfb"],
    debian: "xvfb",
    commands: ["test", "test:all", "test:proof -- engines"],
  },
  firefox: {
    about: "the whole proofs of security and engines",
    variable: "FIREFOX_PATH",
    names: ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
    debian: "firefox-esr",
    homebrew: "firefox",
    commands: ["test:all", "test:proof -- engines", "test:proof -- guests", "test:proof -- security"],
  },
  ublock: {
    about: "a blocker beside the site's pages",
    variable: "UBLOCK_PATH",
    names: ["/usr/share/mozilla/extensions/{ec8030f7-c20a-464f-9b0e-13a3a9e97384}/uBlock0@raymondhill.net"],
    debian: "webext-ublock-origin-firefox",
    commands: ["test:all", "test:proof -- guests"],
  },
  wrk: {
    about: "the load of measurements",
    variable: "WRK_PATH",
    names: ["wrk"],
    debian: "wrk",
    homebrew: "wrk",
    commands: ["bench"],
  },
  debootstrap: {
    about: "a machine with Node alone",
    variable: "DEBOOTSTRAP_PATH",
    names: ["debootstrap"],
    debian: "debootstrap",
    commands: ["test:bare"],
  },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;
