import { useTranslate } from "~/i18n/use-translate";
import { Image } from "~/ui/images/image";
import type { RegistrationModel } from "../model/form-model";

type CharacterChoiceProps = Pick<RegistrationModel, "characters" | "values">;

/** The choice of a character (docs/product.md#2.3); optional. */
export function CharacterChoice({ characters, values }: CharacterChoiceProps) {
  const t = useTranslate();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{t("auth.registration.character")}</legend>
      <div className="characters">
        {characters.map(({ id, name, image }) => (
          <label key={id} className="character">
            <input
              type="radio"
              name="character_id"
              value={id}
              defaultChecked={values.character_id === id}
              className="sr-only"
            />
            {Image({ preset: "avatar", src: image, alt: "", fallbackLabel: "" })}
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
