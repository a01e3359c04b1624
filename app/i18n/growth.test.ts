import { afterEach, expect, it } from "vitest";
import { startTestApp } from "../../tests/support/app-context";
import { bundleNumber } from "../browser/catalogue/browser-catalogue";
import { loadLanguages } from "../features/language/language-dialog.server";
import { catalogue } from "./messages/catalogue";
import { splitIntoBundles } from "./translator";

let app: Awaited<ReturnType<typeof startTestApp>>;
afterEach(() => app.close());

async function bundlesWith(size: { locales: number; messages: number }, locale: string) {
  app = await startTestApp(size);
  const names = [...splitIntoBundles(catalogue).keys(), "section1"];
  return Promise.all(names.map((name) => app.app.messageBundles(locale, bundleNumber(name))));
}

it("thirty locales of 4,000 messages are the bundles of two of 400, byte for byte", async () => {
  const few = await bundlesWith({ locales: 2, messages: 400 }, "en-US");
  await app.close();
  const many = await bundlesWith({ locales: 30, messages: 4_000 }, "en-US");
  expect(many).toEqual(few);
  expect(many.at(-1)).toBeNull();
  const service = await fetch(`${app.sandbox.url}/nfx/i18n/messages/fr-FR`);
  expect(Object.keys(await service.json())).toHaveLength(4_000);
});

it("all thirty can be chosen, and speak English where nobody has translated them", async () => {
  const bundles = await bundlesWith({ locales: 30, messages: 0 }, "fr-FR");
  const words = Object.assign({}, ...bundles.map((bundle) => JSON.parse(bundle?.body ?? "{}")));
  expect(words).toMatchObject({ "auth.views.authorization": "Sign in" });
  const { data } = await loadLanguages(await app.contextFor({ locale: "fr-FR" }));
  expect(data).toHaveLength(30);
  expect(data.at(-1)).toEqual({ code: "vi-VN", name: "Tiếng Việt", direction: "ltr" });
});
