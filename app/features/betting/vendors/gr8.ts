import { type Vendor, wholeWindow } from "./vendor";

/** GR8 Tech, as a frame (sport-docs.gr8.tech, FrontEnd integration). It reports no addresses, so ours does not change. */
export const gr8: Vendor = {
  rights: {
    allow: [
      "accelerometer",
      "autoplay",
      "clipboard-write",
      "encrypted-media",
      "fullscreen",
      "gyroscope",
      "picture-in-picture",
      "web-share",
    ],
    sandbox: ["allow-scripts", "allow-same-origin", "allow-forms", "allow-popups", "allow-downloads"],
  },
  hears: { rules: [{ when: { type: "login.click" }, means: "signIn" }] },
  says: [{ on: "signedOut", post: { type: "iframe", value: { logout: true } } }],
  routes: [
    { ours: ":sport", theirs: "/sports/:sport" },
    { ours: ":sport/:league", theirs: "/sports/:sport/:league" },
    { ours: ":sport/:league/:match", theirs: "/sports/:sport/:league/:match" },
  ],
  box: wholeWindow,
};
