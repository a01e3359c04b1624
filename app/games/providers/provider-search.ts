/** Case and accents make no difference, as in the platform's own search (contract 3.7). */
export function matchesSearch(name: string, search: string): boolean {
  return plain(name).includes(plain(search));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
