import { serverOnly$ } from "vite-env-only/macros";
import { dialog } from "~/dialogs/declaration";
import { confirm } from "~/dialogs/variant";
import { paths } from "~/routing/paths";

export const fillProfileDialog = dialog({
  name: "fillProfile",
  query: "profile",
  variant: confirm,
  audience: "player",
  title: "dialogs.fillProfile.title",
  text: "dialogs.fillProfile.text",
  agree: {
    by: "way",
    label: "dialogs.ways.profile",
    to: ({ here }) => paths.profileSettings({ from: here, toastType: "need_profile" }),
  },
  reject: "dialogs.later",
  loader: serverOnly$(() => import("./fill-profile.server").then((part) => part.loadFillProfile)),
});
