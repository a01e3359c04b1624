import { usualRights, type Vendor } from "./vendor";

/** Betsy, as a frame with `loginUrl: "sendPostMessage"` (docs.betsy.gg, POST messages). */
export const betsy: Vendor = {
  rights: usualRights,
  hears: {
    isJson: true,
    rules: [
      { when: { type: "route" }, means: "path", take: "location" },
      { when: { type: "size" }, means: "height", take: "height" },
      { when: { type: "click", target: "loginButton" }, means: "signIn" },
      { when: { type: "placeBetFailure", statusId: 1 }, means: "deposit" },
      { when: { type: "placeBetFailure", statusId: 2 }, means: "signIn" },
      { when: { type: "session", status: "error" }, means: "session" },
    ],
  },
  says: [],
  routes: [
    { ours: ":sport", theirs: "/:sport" },
    { ours: ":sport/:league", theirs: "/:sport/:league" },
    { ours: ":sport/:league/:match", theirs: "/:sport/:league/:match" },
  ],
  box: { kind: "reported", min: 480, max: 20_000 },
};
