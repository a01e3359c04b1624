import { paths } from "../../../app/routing/paths";
import { byNight } from "../../support/by-day";
import { expect, test } from "../fixtures";

// By night alone: by day app/i18n/isolate-numbers.test.ts checks what is isolated.

test(
  "numbers with a sign or in groups read forwards in Arabic",
  byNight,
  async ({ page, signedInPlayer }) => {
    expect(signedInPlayer.login).toBeTruthy();
    const events: string[] = [];
    for (const path of [paths.profileSettings(), paths.promotions(), paths.home()]) {
      await page.goto(`/ar${path}`);
      const numbers = await page.evaluate(() => {
        for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
        const found: { text: string; isForwards: boolean }[] = [];
        const texts = document.createTreeWalker(document.querySelector("main") as Node, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const text = node.textContent ?? "";
          for (const { 0: number, index } of text.matchAll(/[+−-]\d[\d ]*\d|\d+(?:[ -]\d+)+|\d+\+/g)) {
            const lefts = [...number].map((_, at) => {
              const range = document.createRange();
              range.setStart(node, index + at);
              range.setEnd(node, index + at + 1);
              return range.getClientRects()[0]?.left ?? Number.NaN;
            });
            if (lefts.some(Number.isNaN)) continue;
            const isForwards = lefts.every((left, at) => at === 0 || left >= (lefts[at - 1] ?? 0));
            found.push({ text: number, isForwards });
          }
        }
        return found;
      });
      expect(
        numbers.filter(({ isForwards }) => !isForwards),
        path,
      ).toEqual([]);
      events.push(...numbers.map(({ text }) => text));
    }
    expect(events).toContain("+34 600 000 000");
  },
);
