import type { DialogBodyProps } from "~/dialogs/declaration";
import { Icon } from "~/ui/icons/icon";
import type { GivenReward } from "./reward-dialogs.server";

export function GivenRewards({ data: { title, lines } }: DialogBodyProps<GivenReward>) {
  if (!title) return null;
  return (
    <div className="dialog-card">
      <p className="font-semibold">{title}</p>
      {lines.length > 0 && (
        <ul className="mt-1 grid gap-1 text-sm">
          {lines.map((line) => (
            <li key={line} className="flex items-center gap-2">
              <Icon name="gift" className="size-4 text-accent-ink" />
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
