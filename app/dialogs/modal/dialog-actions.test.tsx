import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { DialogDeclaration } from "~/dialogs/declaration";
import { registry } from "~/dialogs/registry";
import { confirm, popup } from "~/dialogs/variant";
import { createTranslator } from "~/i18n/create-translator";
import { catalogue } from "~/i18n/messages/catalogue";
import { TranslateContext } from "~/i18n/translator";
import { DialogActions } from "./dialog-actions";

type Props = Parameters<typeof DialogActions>[0];

const { t } = createTranslator("en-US", catalogue);

function markup(declaration: DialogDeclaration, props: Partial<Props> = {}): string {
  return renderToStaticMarkup(
    <TranslateContext.Provider value={t}>
      <DialogActions
        declaration={declaration as Props["declaration"]}
        outcome="ready"
        location={{ here: "/gamehall", id: "7", type: null }}
        closeHref="/es-ES/gamehall"
        localePath={(path) => `/es-ES${path}`}
        dialogHref={(dialog) => `/es-ES/gamehall?${new URLSearchParams(dialog)}`}
        retryHref="/es-ES/gamehall?confirm=profile"
        onClose={() => {}}
        {...props}
      />
    </TranslateContext.Provider>,
  );
}

const removal: DialogDeclaration = {
  name: "removal",
  variant: confirm,
  audience: "player",
  title: "dialogs.bonusRemove.title",
  agree: {
    by: "post",
    label: "dialogs.ways.bonuses",
    action: "/bonuses",
    fields: ({ id }) => ({ intent: "remove", bonus_id: id ?? "" }),
  },
};

describe("the foot of a dialog", () => {
  it("agrees to a deed by a form that posts, and refuses by a link", () => {
    const html = markup(removal);
    expect(html).toContain('<form method="post" action="/es-ES/bonuses"');
    expect(html).toContain('name="intent" value="remove"');
    expect(html).toContain('name="bonus_id" value="7"');
    expect(html).toMatch(/<button type="submit"/);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(["/es-ES/gamehall"]);
  });

  it.each([
    ["a confirmation", registry.bettingBonusActivated, "/betting?page=2"],
    ["a message", registry.loyaltyQuest, "/loyalty"],
  ])("offers no way of %s to the page that lies behind it", (_, declaration, here) => {
    const there = `href="/es-ES${here.split("?", 1)[0]}"`;
    const dialog = declaration as unknown as DialogDeclaration;
    expect(markup(dialog, { location: { here, id: "7", type: null } })).not.toContain(there);
    expect(markup(dialog)).toContain(there);
  });

  it("agrees by a link where the page of the deed is elsewhere", () => {
    const html = markup(registry.fillProfile);
    expect(html).toContain('href="/es-ES/profile/settings?from=%2Fgamehall&amp;toastType=need_profile"');
    expect(html).not.toContain("<form");
  });

  it("answers a script that requested it, instead of navigating", () => {
    const html = markup(registry.fillProfile, { onAgree: () => {} });
    expect(html).toContain('<button type="button"');
    expect(html).not.toContain("/profile/settings");
  });

  it("leads to another dialog over the same page", () => {
    const declaration: DialogDeclaration = {
      name: "greeting",
      variant: popup(),
      audience: "all",
      title: "common.menu",
      actions: [{ label: "common.signUp", to: () => ({ show_popup_reg: "" }) }],
    };
    expect(markup(declaration)).toContain('href="/es-ES/gamehall?show_popup_reg="');
  });

  it.each([
    ["signIn", "/es-ES/gamehall?show_popup_auth=&amp;redirectUrl=%2Fes-ES%2Fgamehall%3Fconfirm%3Dprofile"],
    ["failed", "/es-ES/gamehall?confirm=profile"],
    ["unavailable", "/es-ES/gamehall"],
  ] as const)("says where to go when it is %s, and never what it would have done", (outcome, href) => {
    const html = markup(removal, { outcome });
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, found]) => found)).toEqual([href]);
    expect(html).not.toContain("<form");
  });

  it("has no refusal where only who opened it can close it", () => {
    expect(markup(registry.fillProfile, { closeHref: null })).not.toContain("data-close");
  });

  it.each([
    ["agreeing", removal, ["primary <button", "secondary <a"], true],
    ["keeping a withdrawal", registry.cancelWithdrawal, ["primary <a", "ghost <button"], true],
    ["keeping a limit", registry.limitLift, ["primary <a", "ghost <button"], true],
    [
      "neither, for who excludes oneself,",
      registry.selfExclusion,
      ["secondary <button", "secondary <a"],
      false,
    ],
  ])("makes easy: %s", (_, declaration, answers, isFocused) => {
    const html = markup(declaration as unknown as DialogDeclaration);
    const found = html.matchAll(/(<(?:button|a)\b)[^>]* class="button button-(\w+) button-l"/g);
    expect([...found].map(([, tag, variant]) => `${variant} ${tag}`)).toEqual(answers);
    expect(html.includes("data-focus")).toBe(isFocused);
  });

  it("is not there when there is nothing to do", () => {
    expect(markup({ name: "greeting", variant: popup(), audience: "all", title: "common.menu" })).toBe("");
  });
});
