import { OWN_DATA } from "../../app/shell/own-parts/own-parts";
import { ask, navigation } from "../support/ask";
import { signInEditor } from "../support/content-editor";
import type { Site } from "../support/site";
import { readHead } from "./document-head";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

/** Pages are cached: a visitor could be shown another's. */
const environment = { PAGE_CACHE_SECONDS: "60" };

const text = (title: string, audience?: object) => ({
  __component: "page.rich-text",
  title,
  body: `<p>${title}</p>`,
  audience,
});
const marks = ["MARK-VISITORS", "MARK-PLAYERS", "MARK-SINCE", "MARK-CAMPAIGN", "MARK-GERMANY"] as const;
const blocks = [
  text("MARK-ALL"),
  text("MARK-VISITORS", { viewer: "visitor" }),
  text("MARK-PLAYERS", { viewer: "player" }),
  text("MARK-SINCE", { registeredSince: "2020-01-01" }),
  text("MARK-CAMPAIGN", { campaigns: "friday" }),
  text("MARK-GERMANY", { countries: "DE" }),
  { __component: "page.games", title: "Games" },
];
const seen = (html: string) => marks.filter((mark) => html.includes(mark));

async function openSite(ownSite: (how: object) => Promise<Site>) {
  const site = await ownSite({ environment });
  const editor = await signInEditor(site.sandboxUrl);
  await editor.add("pages", { slug: "home", title: "Home", blocks });
  await editor.add("pages", { slug: "vip", layout: "landing", title: "For some", blocks });
  const player = async (reg_time: string) => {
    const { cookie, uid } = await signIn(site);
    await site.sandbox.patch(uid, { reg_time });
    return { ...navigation, Cookie: `${cookie}; cr_script=1` };
  };
  return { site, since: await player("2024-05-01T00:00:00Z"), before: await player("2019-05-01T00:00:00Z") };
}

test("a block for some is seen by them alone, on pages that all share", async ({ ownSite }) => {
  const { site, since, before } = await openSite(ownSite);
  for (const path of ["/", "/p/vip"]) {
    const open = (headers: object, query = "") => ask(site.url, path + query, { headers: { ...headers } });
    // The first one of a busy machine may have come whole.
    await expect.poll(async () => (await open(since)).text.includes(`id="${OWN_DATA}"`)).toBe(true);
    for (let round = 0; round < 3; round += 1) {
      const [visitor, campaign, one, other] = await Promise.all([
        open(navigation),
        open(navigation, "?utm_source=mail&utm_campaign=friday"),
        open(since),
        open(before),
      ]);
      expect([path, seen(visitor.text)]).toEqual([path, ["MARK-VISITORS"]]);
      expect([path, seen(campaign.text)]).toEqual([path, ["MARK-VISITORS", "MARK-CAMPAIGN"]]);
      expect([path, seen(one.text)]).toEqual([path, ["MARK-PLAYERS", "MARK-SINCE"]]);
      expect([path, seen(other.text)]).toEqual([path, ["MARK-PLAYERS"]]);
      const shared = one.text.replaceAll(/(<own-part name="[^"]*">).*?(<\/own-part>)/gs, "$1$2");
      const data = new RegExp(`<script type="application/json" id="${OWN_DATA}">.*?</script>`, "s");
      expect(shared.replace(data, "")).not.toContain("MARK-SINCE");
      expect(readHead(campaign.text).canonical).toBe(`${site.url}${path}`);
    }
  }
});

test("a page with blocks for some is stored by no cache that does not know the country", async ({
  ownSite,
}) => {
  const { site } = await openSite(ownSite);
  for (const path of ["/", "/p/vip"]) {
    const { headers } = await ask(site.url, path, { headers: navigation });
    expect([path, headers["cache-control"]]).toEqual([path, expect.stringContaining("s-maxage")]);
  }
  const behind = await ownSite({
    environment: { ...environment, TRUSTED_PROXY_CIDRS: "127.0.0.1/32", CDN_KEYS: "" },
  });
  const editor = await signInEditor(behind.sandboxUrl);
  await editor.add("pages", { slug: "vip", layout: "landing", title: "For some", blocks: [blocks[5]] });
  await editor.add("pages", { slug: "all", layout: "landing", title: "For all", blocks: [blocks[0]] });
  const rule = async (path: string) =>
    (await ask(behind.url, path, { headers: { ...navigation, "cf-ipcountry": "ES" } })).headers[
      "cache-control"
    ];
  expect(await rule("/p/vip")).toBe("private, no-cache");
  expect(await rule("/p/all")).toContain("s-maxage");
});
