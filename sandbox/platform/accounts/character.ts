import { type Character, characters } from "../../seed/characters";
import type { MethodTable } from "../protocol/call";
import { invalidParameters, Refusal } from "../protocol/errors";
import { textOf } from "../protocol/parameters";

export function characterOf(id: string | undefined): Character | undefined {
  return characters.find((character) => String(character.id) === id);
}

export const characterMethods: MethodTable = {
  "loyalty.setcharacter": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    handle({ player: { loyalty }, parameters }) {
      const character = characterOf(textOf(parameters, "id"));
      if (!character) throw invalidParameters({ id: ["WRONG_VALUE"] });
      if (loyalty.character_id === character.id) {
        throw new Refusal("InvalidRequestException", { message: "This character is selected" });
      }
      if (loyalty.points < character.price) {
        throw new Refusal("InvalidRequestException", { code: "INSUFFICIENT_POINTS" });
      }
      loyalty.points -= character.price;
      loyalty.character_id = character.id;
      return 1;
    },
  },
};
