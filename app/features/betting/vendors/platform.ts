import { usualRights, type Vendor } from "./vendor";

const hears = (event: string) => ({ source: "platform-game", event });
const says = (event: string) => ({ source: "site", event });

/** A sportsbook that speaks as games do, with the events of docs/contract.md#3.7 that are its own. */
export const platform: Vendor = {
  rights: usualRights,
  hears: {
    rules: [
      { when: hears("ready"), means: "ready" },
      { when: hears("close"), means: "close" },
      { when: hears("cashier"), means: "deposit" },
      { when: hears("balance"), means: "balance" },
      { when: hears("session"), means: "session" },
      { when: hears("error"), means: "error", take: "error" },
      { when: hears("sign_in"), means: "signIn" },
      { when: hears("register"), means: "register" },
      { when: hears("path"), means: "path", take: "path" },
      { when: hears("height"), means: "height", take: "px" },
      { when: hears("betslip"), means: "betslip", take: "open" },
      { when: hears("scroll_top"), means: "scrollTop" },
    ],
  },
  says: [
    { on: "signedOut", post: says("signed_out") },
    { on: "theme", post: { ...says("theme"), theme: "$theme" } },
    { on: "viewport", post: { ...says("viewport"), height: "$height", top: "$top" } },
  ],
  routes: [{ ours: ":rest*", theirs: "/:rest*" }],
  box: { kind: "reported", min: 480, max: 20_000 },
};
