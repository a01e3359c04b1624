import { useTranslate } from "~/i18n/use-translate";
import { usePoints } from "./shop/use-points";

interface PointsBillProps {
  price: number;
  points: number;
  pointsAlias: string;
}

/** Price, the player's points, and the points left or missing. */
export function PointsSummary({ price, points, pointsAlias }: PointsBillProps) {
  const t = useTranslate();
  const count = usePoints();
  const left = points - price;
  const rows = [
    { label: t("loyalty.bill.price"), value: price },
    { label: t("loyalty.bill.before"), value: points },
    { label: t(left < 0 ? "loyalty.bill.missing" : "loyalty.bill.after"), value: Math.abs(left) },
  ];
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
      {rows.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular text-end font-semibold">{count(value, pointsAlias)}</dd>
        </div>
      ))}
    </dl>
  );
}
