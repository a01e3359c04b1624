import type { DialogBodyProps } from "~/dialogs/declaration";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import type { CancelQuestion } from "./cancel-dialog.server";

/** Shows which withdrawal will be cancelled. */
export function CancelBody({ data: { amount, at } }: DialogBodyProps<CancelQuestion>) {
  return (
    <p className="dialog-card flex items-center justify-between gap-4">
      <span className="text-muted text-sm">
        <Time value={at} />
      </span>
      <Money value={amount} className="font-semibold text-lg" />
    </p>
  );
}
