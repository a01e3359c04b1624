import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/** The sitemap: the table of specification 2.1 in its order. Every path stands here once, without locale. */
export default [
  layout("shell/default-layout.route.tsx", [
    index("home/home.route.tsx"),
    route("gamehall", "games/game-hall.route.tsx"),
    route("gamehall/:id", "games/category-redirect.route.tsx"),
    route(":slug", "content/page.route.tsx"),
    route("*", "shell/not-found.route.tsx"),
  ]),
  layout("shell/game-layout.route.tsx", [route("game/:sysname", "games/play/game.route.tsx")]),
  layout("shell/empty-layout.route.tsx", [route("forms/sign_in", "auth/sign-in.route.tsx")]),
  route("logout", "auth/sign-out.route.ts"),
  route("favourites", "games/favourites/favourites.route.ts"),
  route("balance", "games/play/balance.route.ts"),
  route("theme", "session/theme.route.ts"),
  route("locale", "i18n/locale.route.ts"),
] satisfies RouteConfig;
