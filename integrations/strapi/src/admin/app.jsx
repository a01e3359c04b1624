import { WarningCircle } from "@strapi/icons";

export default {
  register(app) {
    app.widgets.register({
      id: "left-out",
      icon: WarningCircle,
      title: { id: "croupier.left-out.title", defaultMessage: "Left out by the site" },
      component: async () => (await import("./left-out")).LeftOut,
    });
  },
};
