import assert from "node:assert/strict";
import { localesIn, readTexts } from "../../scripts/messages/catalogue-files";
import { named } from "../../scripts/new/names";
import { hiddenFields } from "../http/hidden-fields";
import { signIn } from "../http/session";
import { type Answer, ask, formHeaders, navigation } from "../support/ask";
import { startSite } from "../support/site";
import { dialog, form, letter, page } from "./names";

// What was made, on the running site, as somebody without script sees it.

const english = readTexts("en-US");
const TYPED = "Ring twice";

// A machine that is busy with others starts a site slowly; one that ends by itself is not waited for.
const site = await startSite({ readyWithin: 120_000 });
try {
  await visitPage();
  await visitLetter();
  await visitDialog();
  await visitForm();
} finally {
  await site.stop();
}

async function visitPage() {
  for (const prefix of prefixes()) {
    const { status, text } = await open(`${prefix}/${page}`);
    assert.equal(status, 200);
    assert.ok(text.includes(`>${named(page, "Sample name")}</h1>`));
  }
}

async function visitLetter() {
  const path = `/${letter}`;
  const post = async (message: string) => {
    const { attempt = "" } = hiddenFields((await open(path)).text, "attempt");
    return ask(site.url, path, {
      method: "POST",
      headers: formHeaders(site.url),
      body: new URLSearchParams({ intent: "send", attempt, message }).toString(),
    });
  };
  const empty = await post("");
  assert.equal(empty.status, 400);
  assert.ok(empty.text.includes(english["common.fieldsValidatorErrors.requiredField"] ?? "?"));

  const done = await post(TYPED);
  assert.deepEqual([done.status, done.headers.location], [302, `${path}?result=sent`]);
  const Cookie = [done.headers["set-cookie"] ?? []]
    .flat()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  const thanks = await open(`${path}?result=sent`, { Cookie });
  assert.ok(thanks.text.includes(english[named(letter, "sampleName.sent")] ?? "?"));
}

async function visitDialog() {
  const query = named(dialog, "dialog=sample_name");
  const title = named(dialog, "Sample name");
  for (const prefix of prefixes()) {
    const { status, text } = await open(`${prefix}/${page}?${query}`);
    const shown = /<dialog[\s\S]*?<\/dialog>/.exec(text)?.[0] ?? "";
    assert.equal(status, 200);
    assert.ok(shown.includes(`>${title}</h2>`));
    assert.ok(shown.includes(`>${english[named(dialog, "dialogs.sampleName.text")]}</p>`));
  }
}

async function visitForm() {
  const path = `/profile/${form}`;
  const turnedAway = await open(path);
  assert.equal(turnedAway.headers.location, `/?redirectUrl=${encodeURIComponent(path)}`);

  const { cookie: Cookie, uid } = await signIn(site);
  const post = async (text: string) => {
    const { attempt = "" } = hiddenFields((await open(path, { Cookie })).text, "attempt");
    return ask(site.url, path, {
      method: "POST",
      headers: { ...formHeaders(site.url), Cookie },
      body: new URLSearchParams({ intent: "save", attempt, text }).toString(),
    });
  };
  const saved = async () => valueIn(await open(path, { Cookie }));

  const empty = await post("");
  assert.equal(empty.status, 400);
  assert.ok(empty.text.includes(english["common.fieldsValidatorErrors.requiredField"] ?? "?"));

  await site.sandbox.fail(["storage.set=status:500"], uid);
  const failed = await post(TYPED);
  assert.equal(failed.status, 503);
  assert.equal(valueIn(failed), TYPED);
  await site.sandbox.recover();
  assert.equal(await saved(), "");

  const done = await post(TYPED);
  assert.deepEqual([done.status, done.headers.location], [302, path]);
  assert.equal(await saved(), TYPED);
}

function open(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(site.url, path, { headers: { ...navigation, ...headers } });
}

function prefixes(): string[] {
  return localesIn().map((code) => (code === "en-US" ? "" : `/${code}`));
}

/** The value of the form's field. */
function valueIn({ text }: Answer): string {
  const field = /<input[^>]*name="text"[^>]*>/.exec(text)?.[0] ?? "";
  return /value="([^"]*)"/.exec(field)?.[1] ?? "";
}
