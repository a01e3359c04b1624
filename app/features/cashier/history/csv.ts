/** Cells that a spreadsheet would run as a formula (OWASP: CSV injection). */
const FORMULA_START = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** CSV by RFC 4180, with a byte order mark so that spreadsheets detect UTF-8. Formulas are escaped. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(toCell).join(",")).join("\r\n")}\r\n`;
}

function toCell(text: string): string {
  const safe = FORMULA_START.test(text.trimStart()) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
