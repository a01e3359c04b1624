import { dialog } from "../entry";
import { lazyPart } from "../lazy-part";
import { confirm, curtain, popup } from "../look";

/** What every page has. */
export const siteDialogs = {
  menu: dialog({
    look: curtain("small"),
    audience: "all",
    title: "common.menu",
    body: lazyPart(() => import("~/shell/menu-curtain").then((part) => part.MenuCurtain)),
  }),
  language: dialog({
    look: popup(),
    audience: "all",
    title: "common.language",
    body: lazyPart(() => import("~/i18n/choice/language-dialog").then((part) => part.LanguageList)),
  }),
  interactivity: dialog<{ endsAt: number }>({
    look: confirm,
    audience: "player",
    title: "dialogs.interactivity.title",
    icon: "clock",
    text: "dialogs.interactivity.text",
    body: lazyPart(() => import("~/auth/idle-countdown").then((part) => part.IdleCountdown)),
    // Any click is the sign of life that the warning asks for.
    agree: { by: "way", label: "dialogs.interactivity.stay", to: ({ here }) => here },
    isForced: true,
  }),
};
