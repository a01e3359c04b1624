import { usualRights, type Vendor, wholeWindow } from "./vendor";

/**
 * Digitain, whose script runs in a page of the operator's own that posts the script's callbacks by their names
 * (docs/guides/sportsbook.md#a-script).
 */
export const digitain: Vendor = {
  rights: usualRights,
  hears: {
    rules: [
      { when: { event: "loginTrigger" }, means: "signIn" },
      { when: { event: "onNavigate" }, means: "path", take: "data.location.pathname" },
    ],
  },
  says: [],
  routes: [
    { ours: ":page", theirs: "/:page" },
    { ours: ":page/:sport", theirs: "/:page/:sport" },
    { ours: ":page/:sport/:league", theirs: "/:page/:sport/:league" },
    { ours: ":page/:sport/:league/:event", theirs: "/:page/:sport/:league/:event" },
  ],
  box: wholeWindow,
};
