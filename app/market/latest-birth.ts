/** The last birthday, `YYYY-MM-DD`, of somebody who has reached an age. */
export function latestBirth(age: number, now = new Date()): string {
  const year = now.getUTCFullYear() - age;
  const day = now.toISOString().slice(4, 10);
  // Somebody born on 29 February has reached it on 1 March of other years.
  return day === "-02-29" && !isLeap(year) ? `${year}-02-28` : `${year}${day}`;
}

function isLeap(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
}
