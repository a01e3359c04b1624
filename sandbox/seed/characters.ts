import { fill, type Words, words } from "../world/words";

interface CharacterRow {
  name: string;
  price: number;
}

/** Twenty-five of them, so that the list has more than one page. */
const rows: CharacterRow[] = [
  "Marlowe",
  "Ines",
  "Kaito",
  "Sibyl",
  "Otto",
  "Zahra",
  "Bruno",
  "Liga",
  "Tomas",
  "Nour",
  "Vera",
  "Pablo",
  "Elza",
  "Rashid",
  "Clara",
  "Janis",
  "Luana",
  "Omar",
  "Greta",
  "Hugo",
  "Maris",
  "Dalia",
  "Felix",
  "Yara",
  "Anselm",
].map((name, index) => ({ name, price: index < 5 ? 0 : index * 100 }));

const text = words.characters.joins;

export interface Character {
  id: number;
  sysname: string;
  name: string;
  description: { title: string; text: Words };
  price: number;
}

export const characters: Character[] = rows.map(({ name, price }, index) => ({
  id: index + 1,
  sysname: name.toLowerCase(),
  name,
  description: { title: name, text: fill(text, { name }) },
  price,
}));
