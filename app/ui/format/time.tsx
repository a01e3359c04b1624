import { useHydrated } from "remix-utils/use-hydrated";
import { NOT_KNOWN } from "./format-values";
import { useFormats } from "./formats";

const modes = { date: "date", time: "time", both: "dateTime" } as const;

/** A date or time, or a dash where it is not known: in the site's time zone in the server's HTML, in the visitor's own after hydration. */
export function Time({ value, mode = "both" }: { value: string | undefined; mode?: keyof typeof modes }) {
  const formats = useFormats();
  const ownZone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  if (!value) return NOT_KNOWN;
  return (
    <time dateTime={value} className="tabular">
      {formats[modes[mode]](value, ownZone)}
    </time>
  );
}
