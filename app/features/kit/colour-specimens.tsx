import { colourPairs } from "~/ui/styles/contrast";
import { type ColourName, defaultColours } from "~/ui/styles/default-colours";
import { Specimen } from "./specimen";

const variable = (name: ColourName) => `var(--cr-${name})`;

/** Every colour, every pair that is read, the shapes and the sizes of text. */
export function ColourSpecimens({ text }: { text: string }) {
  return (
    <>
      <Specimen name="tokens.css: colours">
        {(Object.keys(defaultColours.dark) as ColourName[]).map((name) => (
          <figure key={name} style={{ width: 92 }}>
            <div style={{ height: 44, borderRadius: 8, border: "1px solid", background: variable(name) }} />
            <figcaption className="text-xs">{name}</figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen name="contrast.ts: pairs">
        {colourPairs.map(({ ink, ground }) => (
          <span
            key={`${ink} ${ground}`}
            className="text-xs"
            style={{ padding: "4px 8px", color: variable(ink), background: variable(ground) }}
          >
            {`${ink} / ${ground}`}
          </span>
        ))}
      </Specimen>
      <Specimen name="tokens.css: radius, shadow">
        {["s", "m", "l"].map((size) => (
          <span
            key={size}
            className="bg-surface-1"
            style={{
              padding: 16,
              borderRadius: `var(--cr-radius-${size})`,
              boxShadow: `var(--cr-shadow-${size === "l" ? 2 : 1})`,
            }}
          >
            {size}
          </span>
        ))}
      </Specimen>
      <Specimen name="tailwind.config.ts: fontSize">
        {[12, 14, 16, 20, 28, 40].map((size) => (
          <span key={size} style={{ fontSize: size, lineHeight: 1.3 }}>
            {text}
          </span>
        ))}
      </Specimen>
    </>
  );
}
