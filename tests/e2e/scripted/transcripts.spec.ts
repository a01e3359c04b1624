import { byNight } from "../../support/by-day";
import { signInByPost } from "../../support/sign-in-by-post";
import { sayIn } from "../../support/words";
import { expect, test } from "../fixtures";
import { journeys, visitOf } from "./journeys";
import { startScreenReader } from "./screen-reader";

/** What differs from one day, or one player, to the next. */
const VOLATILE: readonly [RegExp, string][] = [
  [/\p{N}{1,2}[./]\p{N}{1,2}[./]\p{N}{4}/gu, "<date>"],
  [/\b(dep|wdr)_\w+/g, "<id>"],
  [/(?<=Password\n.*: |كلمة المرور\n.*: )[a-z0-9]{10}$/gm, "<password>"],
  [/(?<![\p{N},])\p{N}{1,2}(:\p{N}{2}){1,2}/gu, "<time>"],
];
const mask = (text: string) => VOLATILE.reduce((masked, [what, by]) => masked.replace(what, by), text);

test.use({ allowed: { statuses: [400, 422] } });

for (const [locale, prefix] of [
  ["en-US", ""],
  ["ar", "/ar"],
] as const)
  for (const [name, { path, isPlayers, go }] of Object.entries(journeys))
    test(
      `${name}, ${locale}`,
      name === "deposit" && locale === "en-US" ? {} : byNight,
      async ({ page, context, site, sandbox, hydrated }) => {
        test.slow();
        if (isPlayers) {
          const player = await sandbox.clone("demo@sandbox.test");
          await context.addCookies(await signInByPost(site.url, player));
        }
        // What is heard is stored in docs/transcripts, and rewritten by `npm run test:e2e -- transcripts
        // --project=script --update-snapshots`.
        const reader = await startScreenReader(page, mask);
        await page.goto(prefix + path);
        await hydrated(page);
        await go({
          ...reader,
          ...visitOf(page, sayIn(locale)),
        });
        expect(reader.transcript()).toMatchSnapshot(["transcripts", locale, `${name}.txt`]);
      },
    );
