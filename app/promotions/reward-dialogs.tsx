import type { DialogBodyProps } from "~/dialogs/entry";
import { Icon } from "~/ui/icon";
import type { GivenReward } from "./reward-dialogs.server";

export function GivenRewards({ data: { title, rewards } }: DialogBodyProps<GivenReward>) {
  if (!title) return null;
  return (
    <div className="dialog-card">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 grid gap-1 text-sm">
        {rewards.map((reward) => (
          <li key={reward} className="flex items-center gap-2">
            <Icon name="gift" className="size-4 text-accent-ink" />
            {reward}
          </li>
        ))}
      </ul>
    </div>
  );
}
