import { escapeHtml } from "../../app/browser/served-html/escape-html";
import { htmlPage } from "../http/html";
import { Refusal } from "../platform/protocol/errors";
import { parseBody, textOf } from "../platform/protocol/parameters";
import { privateHeaders, refusalReply } from "../platform/protocol/replies";
import { fill, type Words, words } from "../world/words";
import type { SocialSignIn, World } from "../world/world";
import { services } from "./services";
import { redirectTo } from "./social-sign-in";

/** `/__sandbox/oauth/{service}`: the page of the other service, where a person agrees or does not. */
export async function answerConsent(world: World, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const signIn = world.state.socialSignIns.get(url.searchParams.get("state") ?? "");
  if (!signIn || signIn.service !== url.pathname.split("/")[3])
    return new Response("Unknown state\n", { status: 404 });
  if (request.method !== "POST") return page(signIn, url);
  try {
    const body = await parseBody(request);
    const choice = textOf(body, "choice") ?? "";
    if (!Object.hasOwn(choices, choice)) return page(signIn, url);
    const email = (textOf(body, "email") ?? "").trim();
    signIn.consent = { choice, email: email || `social-${world.state.nextUid}@sandbox.test` };
    return redirectTo(`${signIn.returnTo}?state=${url.searchParams.get("state")}`);
  } catch (error) {
    if (error instanceof Refusal) return refusalReply(error, privateHeaders());
    throw error;
  }
}

/** The buttons, in this order. */
const choices: Record<string, Words> = words.social.choices;

function page({ service, locale }: SocialSignIn, url: URL): Response {
  const name = services.get(service) ?? service;
  const text = (of: Words) => escapeHtml(fill(of, { service: name })[locale]);
  const buttons = Object.entries(choices)
    .map(([choice, label]) => `<button name="choice" value="${choice}">${escapeHtml(label[locale])}</button>`)
    .join("\n");
  return htmlPage({
    locale,
    title: fill(words.social.title, { service: name })[locale],
    style,
    content: `<main><h1>${text(words.social.title)}</h1><p>${text(words.social.note)}</p>
<form method="post" action="${escapeHtml(url.pathname + url.search)}">
<label>${text(words.social.email)}<input type="email" name="email" autocomplete="off"></label>
${buttons}
</form></main>`,
  });
}

const style =
  "*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:#f1f3f8;color:#1b2030;" +
  "font:1rem/1.5 system-ui,sans-serif}main{width:min(26rem,100%);background:#fff;border-radius:1rem;padding:1.75rem;box-shadow:0 .5rem 2rem #0002}" +
  "h1{margin:0 0 .5rem;font-size:1.375rem}p{margin:0 0 1.25rem;color:#5a6275}form{display:grid;gap:.625rem}label{display:grid;gap:.25rem;font-size:.875rem;margin-bottom:.5rem}" +
  "input,button{font:inherit;min-height:2.75rem;border-radius:.625rem;border:1px solid #c4cad8;padding:.375rem .875rem;background:#fff;color:inherit}" +
  "button{cursor:pointer;text-align:start}button[value=agree]{background:#2456d6;border-color:#2456d6;color:#fff;font-weight:600}" +
  "button[value=refuse]{color:#a3242f}:focus-visible{outline:3px solid #2456d688;outline-offset:2px}";
