import { type Requirement, requirements } from "~/forms/account-requirements/requirements";
import { paths } from "~/routing/paths";
import type { EntryReason } from "./entry";

/** How each reason why a player cannot join is shown, with the link that helps. */
export const reasonFaces: Readonly<Record<EntryReason | "other", Requirement>> = {
  ...requirements,
  country: {
    icon: "globe",
    text: "tournament.reason.country",
    label: "tournament.other",
    path: () => paths.tournaments(),
  },
  level: {
    icon: "star",
    text: "tournament.reason.level",
    label: "tournament.action.level",
    feature: "loyalty",
    path: paths.loyalty,
  },
  other: {
    icon: "lock",
    text: "tournament.reason.other",
    label: "tournament.action.support",
    path: paths.support,
  },
};
