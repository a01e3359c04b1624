import { usualRights, type Vendor, wholeWindow } from "./vendor";

/** BetConstruct, SpringBuilder X as a frame (help.betconstruct.com). Its balance is a hint to ask the platform. */
export const betconstruct: Vendor = {
  rights: usualRights,
  hears: {
    rules: [
      { when: { action: "openSlider", tab: "login" }, means: "signIn" },
      { when: { action: "openSlider", tab: "registrationForm" }, means: "register" },
      { when: { action: "userBalance" }, means: "balance" },
      { when: { info: "loggedOut" }, means: "session" },
    ],
  },
  says: [],
  routes: [
    { ours: ":sport", theirs: "?sport=:sport" },
    { ours: ":sport/:competition", theirs: "?sport=:sport&competition=:competition" },
    {
      ours: ":sport/:competition/:game",
      theirs: "?sport=:sport&competition=:competition&game=:game",
    },
  ],
  box: wholeWindow,
};
