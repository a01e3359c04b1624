import { useHydrated } from "remix-utils/use-hydrated";
import { useFormats } from "./formats";

const modes = { date: "date", time: "time", both: "dateTime" } as const;

/** A date or time: in the site's time zone in the server's HTML, in the visitor's own after hydration. */
export function Time({ value, mode = "both" }: { value: string; mode?: keyof typeof modes }) {
  const formats = useFormats();
  const ownZone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  return (
    <time dateTime={value} className="tabular">
      {formats[modes[mode]](value, ownZone)}
    </time>
  );
}
