import { serverOnly$ } from "vite-env-only/macros";
import { island } from "~/runtime/island";
import { FilterGroups } from "./filter-groups";

/** It opens without script, and its filters are links. */
export const FilterPanel = island(
  serverOnly$(FilterGroups),
  () => import("./filter-groups").then((part) => part.FilterGroups),
  { isPatient: () => true },
);
