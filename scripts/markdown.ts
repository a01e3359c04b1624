/** Rows of a table below their heads. */
export function tableOf(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll(/(?<!\\)\|/g, "\\|")).join(" | ")} |`;
  return [line(heads), `|${"---|".repeat(heads.length)}`, ...rows.map(line)].join("\n");
}

export const code = (text: string) => `\`${text}\``;

/** A document with its parts between their marks, `<!-- made: name -->` and `<!-- end -->`, written again. */
export function withParts(text: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce(
    (whole, [name, part]) =>
      whole.replace(RegExp(`(?<=<!-- made: ${name} -->\n).*?(?=<!-- end -->)`, "s"), () => `${part}\n`),
    text,
  );
}
