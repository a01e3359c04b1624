import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { createContentTime } from "~/content/content-time.server";

const kit = createRequire(new URL("../../integrations/strapi/src/nfx/", import.meta.url));

interface Dated {
  name: string;
  publishAt?: string | null;
  unpublishAt?: string | null;
}
const { running } = kit("./running") as {
  running: (list: Dated[], now?: number) => { shown: Dated[]; changesAt: number | undefined };
};

const NOON = Date.parse("2026-06-01T12:00:00Z");
const at = (hours: number) => new Date(NOON + hours * 3_600_000).toISOString();

it("the kit shows what the site would, and knows when that changes", () => {
  const list: Dated[] = [
    { name: "always", publishAt: null, unpublishAt: null },
    { name: "over", unpublishAt: at(-1) },
    { name: "ends now", unpublishAt: at(0) },
    { name: "begins now", publishAt: at(0), unpublishAt: at(4) },
    { name: "to come", publishAt: at(2) },
  ];
  const { shown, changesAt } = running(list, NOON);
  const time = createContentTime(NOON);
  const dates = ({ publishAt, unpublishAt }: Dated) => ({
    publishAt: publishAt ?? undefined,
    unpublishAt: unpublishAt ?? undefined,
  });
  expect(shown).toEqual(list.filter((one) => time.isShown(dates(one))));
  expect(shown.map(({ name }) => name)).toEqual(["always", "begins now"]);
  expect([changesAt, time.changesAt]).toEqual([NOON + 2 * 3_600_000, NOON + 2 * 3_600_000]);
  expect(running(list, NOON + 5 * 3_600_000).changesAt).toBeUndefined();
});
