import { Money } from "./money";

interface TotalsProps<Name extends string> {
  /** All in one currency. */
  sums: Readonly<Record<Name, { amount: string; currency: string }>>;
  names: readonly Name[];
  label: (name: Name) => string;
}

/** Named sums of one currency, side by side. */
export function Totals<Name extends string>({ sums, names, label }: TotalsProps<Name>) {
  return (
    <dl className="totals">
      {names.map((name) => (
        <div key={name}>
          <dt>{label(name)}</dt>
          <dd>
            <Money value={sums[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
