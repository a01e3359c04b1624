import { paths } from "~/paths";
import type { DialogWay } from "../entry";

export const toBonuses: DialogWay = { label: "dialogs.ways.bonuses", to: paths.bonuses };
