import { patched } from "../../world/patches";
import { type ContentType, media } from "./entry";

const systemPages = [
  "maintenance",
  "payCancel",
  "payFail",
  "payMobile",
  "payNewWindow",
  "payPending",
  "paySuccess",
  "notFound",
  "forbidden",
  "userBlock",
  "unsubscribe",
  "errorsSlot",
];

export const webSetting: ContentType = {
  kind: "single",
  entries(world) {
    const { settings, brand } = world;
    const { url } = settings;
    const fields = {
      favicons: brand.hasFavicons ? faviconsOf(url) : [],
      defaultImages: Object.fromEntries(
        systemPages.map((page) => [page, media(`${url}/img/system/${page}.svg`)]),
      ),
    };
    return [{ key: "web-setting", fields: patched(world, "webSetting", fields) }];
  },
};

function faviconsOf(url: string) {
  return [
    {
      type: "apple png",
      name: "apple-touch-icon-180x180",
      url: media(`${url}/img/favicons/apple-touch-icon-180x180.png`),
    },
    { type: "png", name: "favicon-32x32", url: media(`${url}/img/favicons/favicon-32x32.svg`) },
    { type: "png", name: "icon-512x512", url: media(`${url}/img/favicons/icon-512x512.svg`) },
    { type: "png", name: "maskable-512x512", url: media(`${url}/img/favicons/maskable-512x512.svg`) },
    { type: "ico", name: "favicon", url: media(`${url}/img/favicons/favicon.svg`) },
  ];
}
