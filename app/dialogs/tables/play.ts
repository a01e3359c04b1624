import { curtain, popup } from "~/dialogs/variant";
import { paths } from "~/paths";
import { lazyPart } from "~/runtime/lazy-part";
import { dialog } from "../entry";

/** Redirects back to the game after signing in or registering. */
const backToGame = (id: string | null) => (id ? { redirectUrl: paths.game(id) } : undefined);

/** Dialogs of games: demo mode, search, summary of a session. */
export const playDialogs = {
  demoMode: dialog({
    variant: popup("small"),
    feature: "demo",
    audience: "visitor",
    title: "dialogs.demoMode.title",
    icon: "play",
    text: "dialogs.demoMode.text",
    body: lazyPart(() => import("~/games/demo-dialog").then((part) => part.DemoBody)),
    actions: [
      { label: "common.signUp", to: ({ id }) => ({ show_popup_reg: "", ...backToGame(id) }) },
      { label: "common.signIn", to: ({ id }) => ({ show_popup_auth: "", ...backToGame(id) }) },
    ],
  }),
  sitting: dialog({
    variant: popup("small"),
    audience: "player",
    bundles: ["play"],
    title: "play.sitting.title",
    icon: "clock",
    body: lazyPart(() =>
      import("~/games/play/session-summary/session-summary-body").then((part) => part.SessionSummaryBody),
    ),
    actions: [
      { label: "play.sitting.limits", feature: "responsibleGaming", to: paths.responsibleGame },
      { label: "play.sitting.rounds", feature: "betHistory", to: () => paths.bets() },
    ],
  }),
  gamesSearch: dialog({
    variant: curtain("medium", "top"),
    audience: "all",
    bundles: ["search"],
    title: "common.searchGames",
    body: lazyPart(() => import("~/games/search/search-dialog").then((part) => part.SearchBody)),
  }),
  hallProviders: dialog({
    variant: curtain("medium", "right"),
    audience: "all",
    bundles: ["games"],
    title: "games.picker.title",
    body: lazyPart(() => import("~/games/providers/provider-picker").then((part) => part.ProviderPicker)),
  }),
};
