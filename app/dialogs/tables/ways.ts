import { paths } from "~/paths";
import type { DialogAction } from "../entry";

export const toBonuses: DialogAction = { label: "dialogs.ways.bonuses", to: paths.bonuses };
