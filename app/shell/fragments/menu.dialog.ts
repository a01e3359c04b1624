import { dialog } from "~/dialogs/declaration";
import { curtain } from "~/dialogs/variant";
import { lazyPart } from "~/runtime/lazy-part";

export const menuDialog = dialog({
  name: "menu",
  variant: curtain("small"),
  audience: "all",
  title: "common.menu",
  body: lazyPart(() => import("./menu-curtain").then((part) => part.MenuCurtain)),
});
