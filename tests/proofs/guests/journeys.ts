import { journeys, visitOf } from "../../e2e/scripted/journeys";
import { untilHydrated } from "../../support/hydrated";
import { signInByPost } from "../../support/sign-in-by-post";
import type { Site } from "../../support/site";
import { say } from "../../support/words";
import type { Table } from "../table";
import type { GuestBrowser } from "./guest-browser";
import { guestNames } from "./inputs";

/** People's ways to their ends beside each guest. */
export async function proveJourneys(table: Table, { context, become }: GuestBrowser, site: Site) {
  for (const [at, guest] of guestNames().entries()) {
    for (const [name, { path, isPlayers, go }] of Object.entries(journeys)) {
      await table.check("journeys end", `${name} with ${guest}`, async () => {
        const player = isPlayers && (await site.sandbox.clone("demo@sandbox.test"));
        await become(guest, player ? await signInByPost(site.url, player) : []);
        const page = await context.newPage();
        try {
          await page.goto(site.url + path);
          await untilHydrated(page);
          await go({
            ...visitOf(page, say),
            listen: async () => {},
            email: `guest${at}@mail.test`,
          });
        } finally {
          await page.close();
        }
      });
    }
  }
}
