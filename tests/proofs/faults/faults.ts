import type { Proof } from "../table";
import { proveCalls } from "./calls";
import { provePages } from "./pages";

/** Each upstream call against each fault, then each page with the calls it makes. */
export const proof: Proof = async (table, options) => {
  await proveCalls(table, options);
  await provePages(table, options);
};
