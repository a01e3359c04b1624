import { confirm, curtain, popup } from "~/dialogs/variant";
import { lazyPart } from "~/runtime/lazy-part";
import { dialog } from "../entry";

/** Dialogs available on every page. */
export const siteDialogs = {
  menu: dialog({
    variant: curtain("small"),
    audience: "all",
    title: "common.menu",
    body: lazyPart(() => import("~/shell/fragments/menu-curtain").then((part) => part.MenuCurtain)),
  }),
  language: dialog({
    variant: popup(),
    audience: "all",
    title: "common.language",
    body: lazyPart(() => import("~/i18n/choice/language-dialog").then((part) => part.LanguageList)),
  }),
  interactivity: dialog<{ endsAt: number }>({
    variant: confirm,
    audience: "player",
    title: "dialogs.interactivity.title",
    icon: "clock",
    text: "dialogs.interactivity.text",
    body: lazyPart(() => import("~/auth/sign-out/idle-countdown").then((part) => part.IdleCountdown)),
    // Any click counts as activity, so a link to the current page is enough.
    agree: { by: "way", label: "dialogs.interactivity.stay", to: ({ here }) => here },
    isForced: true,
  }),
};
