import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { confirm, curtain } from "~/dialogs/variant";
import { postTo } from "~/features/loyalty/post-to";
import { paths } from "~/routing/paths";

export const loyaltyCharacterDialog = dialog({
  name: "loyaltyCharacter",
  query: "character",
  variant: curtain("medium", "right"),
  feature: "characters",
  audience: "player",
  title: "dialogs.loyaltyCharacter.title",
  text: "dialogs.loyaltyCharacter.text",
  bundles: ["loyalty", "characters"],
  body: lazyComponent(() => import("./character-dialogs").then((part) => part.CharacterList)),
  loader: serverOnly$(() => import("./characters.server").then((part) => part.loadCharacters)),
});

export const loyaltyCharacterConfirmDialog = dialog({
  name: "loyaltyCharacterConfirm",
  query: "character",
  variant: confirm,
  feature: "characters",
  audience: "player",
  title: "dialogs.loyaltyCharacterConfirm.title",
  bundles: ["loyalty", "characters"],
  body: lazyComponent(() => import("./character-dialogs").then((part) => part.ChangeCost)),
  agree: postTo(paths.loyalty(), "character", "characters.agree"),
  loader: serverOnly$(() => import("./characters.server").then((part) => part.loadCharacterChange)),
});
