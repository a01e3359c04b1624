import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { readForm } from "~/forms/validation/read-form.server";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { ignoredReasons } from "./vendors/reader";
import { type VendorName, vendors } from "./vendors/vendors";

/** The highest count that is accepted from one page, for each reason. */
const MAX_COUNT = 10_000;

const CountSchema = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform((text) => Math.min(Number(text), MAX_COUNT));
const ReportSchema = z.object({
  vendor: z.enum(Object.keys(vendors) as [VendorName, ...VendorName[]]),
  ...Object.fromEntries(ignoredReasons.map((reason) => [reason, CountSchema.optional()])),
});

export function loader() {
  return redirect(paths.betting());
}

/** Counts, for the operator's metrics, what a browser did not listen to (`ignored-counts.ts`). */
export async function action({ context, request }: ActionFunctionArgs) {
  const report = ReportSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!report.success) return new Response(null, { status: 400 });
  const { vendor, ...counts } = report.data;
  for (const [reason, count] of Object.entries(counts))
    if (count) context.telemetry.countIgnoredMessages(vendor, reason, Number(count));
  return new Response(null, { status: 204 });
}
