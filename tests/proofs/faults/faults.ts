import type { Proof } from "../table";
import { proveCalls } from "./calls";
import { proveFields } from "./fields";
import { provePages } from "./pages";
import { proveWhoFailed } from "./who-failed";

/**
 * Each upstream call against each fault, then each page with the calls it makes, who failed, and each field that the
 * page reads.
 */
export const proof: Proof = async (table, options) => {
  await proveCalls(table, options);
  await provePages(table, options);
  await proveWhoFailed(table, options);
  await proveFields(table, options);
};
