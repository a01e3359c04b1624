/** The last digit of a card number follows from the others. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** ISO 7064 over the number with its country and check digits moved to the end. */
export function isIban(text: string): boolean {
  const moved = text.slice(4) + text.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

export const isMaskedCard = (text: string) => /^\d{6}\.{3}\d{4}$/.test(text);

export const maskedCard = (digits: string) => `${digits.slice(0, 6)}...${digits.slice(-4)}`;

/** Enough to know one's own by. */
export function masked(field: string, value: string): string {
  if (field === "bank_id" || isMaskedCard(value)) return value;
  if (field === "card_number") return maskedCard(value);
  if (field === "phone") return `${value.slice(0, 4)}*****${value.slice(-4)}`;
  return value.length < 12
    ? `${value.slice(0, 2)}...${value.slice(-2)}`
    : `${value.slice(0, 4)}...${value.slice(-4)}`;
}
