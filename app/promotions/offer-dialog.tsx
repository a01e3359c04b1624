import type { DialogBodyProps } from "~/dialogs/registry";
import type { OfferSummary } from "./offer-dialog.server";

export function OfferBody({ data: { title, rewards } }: DialogBodyProps<OfferSummary>) {
  if (!title) return null;
  return (
    <div className="dialog-card">
      <p className="font-semibold">{title}</p>
      <ul className="text-muted text-sm">
        {rewards.map(({ id, title: reward }) => (
          <li key={id}>{reward}</li>
        ))}
      </ul>
    </div>
  );
}
