import type { ReactNode } from "react";

/** A primitive by its name in the code, in the states beside one another. Styled by hand: the kit adds nothing to the site's sheet. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section style={{ marginBlockStart: 28 }}>
      <h3 className="text-sm text-muted">{name}</h3>
      <div
        style={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 12, marginBlockStart: 8 }}
      >
        {children}
      </div>
    </section>
  );
}

/** One state that takes the room of a field. */
export function Wide({ children }: { children: ReactNode }) {
  return <div style={{ flex: "1 1 15rem", minWidth: 0 }}>{children}</div>;
}
