import { Money } from "./money";

interface TotalsProps<Name extends string> {
  /** Of one currency. */
  sums: Readonly<Record<Name, { amount: string; currency: string }>>;
  names: readonly Name[];
  label: (name: Name) => string;
}

/** Sums of one currency beside each other, each under its name. */
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
