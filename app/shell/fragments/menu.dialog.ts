import { dialog } from "~/dialogs/declaration";
import { curtain } from "~/dialogs/variant";
import { lazyComponent } from "~/runtime/lazy-component";

export const menuDialog = dialog({
  name: "menu",
  variant: curtain("small"),
  audience: "all",
  title: "common.menu",
  body: lazyComponent(() => import("./menu-curtain").then((part) => part.MenuCurtain)),
});
