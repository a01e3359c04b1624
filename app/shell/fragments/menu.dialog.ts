import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { curtain } from "~/dialogs/variant";

export const menuDialog = dialog({
  name: "menu",
  variant: curtain("small"),
  audience: "all",
  title: "common.menu",
  body: lazyComponent(() => import("./menu-curtain").then((part) => part.MenuCurtain)),
});
