import { type Answer, ask, navigation } from "../support/ask";
import { byNight } from "../support/by-day";
import { type Edge, startNginx } from "../support/nginx";
import { freePort, type Site, startSite } from "../support/site";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

// nginx as docs/cdn.md#nginx and deploy/ set it up: once following Vary, once ignoring it with longer keys.

const locales = ["", "/es-ES", "/pt-BR", "/lv-LV", "/ar"];
const themes = ["dark", "light"];
const countries = ["ES", "JP"];

let site: Site;
let edges: Edge[];
let ports: [number, number];

test.beforeAll(async () => {
  ports = [await freePort(), await freePort()];
  site = await startSite({
    environment: ({ port }) => ({
      // Cached in front for a minute and more: the second round finds what the first has stored.
      PAGE_CACHE_SECONDS: "600",
      SANDBOX_SHARED_SECONDS: "60",
      TRUSTED_PROXY_CIDRS: "127.0.0.1,::1",
      CDN_KEYS: "country",
      // As an operator has them: a page's headers are longer than nginx takes by itself.
      GAME_FRAME_ORIGINS: Array.from({ length: 60 }, (_, index) => `https://studio-${index}.example`).join(),
      SITE_ORIGINS: [port, ...ports].map((one) => `http://localhost:${one}`).join(),
    }),
  });
  edges = [
    await startNginx("docs/cdn.md", [site.url], ports[0]),
    await startNginx("deploy/nginx/croupier.conf", [site.url], ports[1]),
  ];
});
test.afterAll(async () => {
  await Promise.all((edges ?? []).map((edge) => edge.stop()));
  await site?.stop();
});

/** What a visitor's page depends on. */
function shown({ text }: Answer) {
  return {
    lang: /<html[^>]* lang="([^"]+)"/.exec(text)?.[1],
    theme: /<html[^>]* data-theme="([^"]+)"/.exec(text)?.[1],
    providers: [...text.matchAll(/href="[^"]*\/gamehall\?providers=([\w-]+)"/g)]
      .map((match) => match[1])
      .sort(),
  };
}

for (const [index, name] of ["a cache that follows Vary", "a cache that ignores Vary"].entries()) {
  test(`${name} gives everybody their own page, and keeps it`, async () => {
    const url = `http://localhost:${ports[index]}`;
    const get = (path: string, country: string, cookie: string) =>
      ask(url, path, {
        headers: { ...navigation, "Sec-Fetch-Mode": "cors", "X-Test-Country": country, Cookie: cookie },
      });
    const { cookie: player, login } = await signIn(site);

    for (const locale of locales) {
      const path = `${locale}/providers`;
      const seen = new Map<string, string>();
      for (const round of ["MISS", "HIT"]) {
        for (const country of countries) {
          for (const theme of themes) {
            const who = `${path} in ${country}, ${theme}`;
            const answer = await get(path, country, `theme=${theme}`);
            expect([answer.status, answer.headers["x-cache"]], who).toEqual([200, round]);
            expect(answer.text, who).not.toContain(login);
            if (round === "MISS") {
              const straight = await ask(site.url, path, {
                headers: {
                  ...navigation,
                  "Sec-Fetch-Mode": "cors",
                  "X-Country": country,
                  "X-Forwarded-For": "203.0.113.9",
                  Cookie: `theme=${theme}`,
                },
              });
              expect(shown(answer), who).toEqual(shown(straight));
              seen.set(who, answer.text);
            } else expect(answer.text, who).toBe(seen.get(who));
          }
          const own = await get(path, country, `theme=dark; ${player}`);
          expect(own.headers["cache-control"]).toBe("private, no-store");
          expect(own.headers["x-cache"]).not.toBe("HIT");
          expect([...seen.values()], "a player's page is nobody else's").not.toContain(own.text);
        }
      }
      const pages = [...seen.values()];
      expect(new Set(pages).size, `${path}: countries and themes differ`).toBe(pages.length);
    }
  });
}

test(
  "without the country in the key nothing that differs by country is kept",
  byNight,
  async ({ ownSite }) => {
    const unkeyed = await ownSite({
      environment: {
        PAGE_CACHE_SECONDS: "60",
        SANDBOX_SHARED_SECONDS: "60",
        TRUSTED_PROXY_CIDRS: "127.0.0.1,::1",
      },
    });
    const { headers } = await ask(unkeyed.url, "/providers", { headers: navigation });
    expect(headers["cache-control"]).toBe("private, no-cache");
  },
);
