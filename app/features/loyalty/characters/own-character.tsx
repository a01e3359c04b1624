import { useFeatures } from "~/content/config/use-features";
import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { Image } from "~/ui/images/image";
import type { Standing } from "../standing";

/** The player's character, with a link to change it. */
export function OwnCharacter({ character }: Pick<Standing, "character">) {
  const t = useTranslate();
  const dialogHref = useDialogHref();
  const hasFeature = useFeatures();
  if (!hasFeature("characters")) return null;
  return (
    <div className="standing-character">
      {character && (
        <>
          <Image
            preset="avatar"
            src={character.image}
            alt=""
            fallbackLabel=""
            className="w-12 rounded-full"
          />
          <p className="min-w-20 flex-1">
            <span className="block text-muted text-sm">{t("loyalty.character.own")}</span>
            <span className="font-semibold">{character.name}</span>
          </p>
        </>
      )}
      <ButtonLink
        variant="secondary"
        href={dialogHref({ dialog: "character" })}
        rel="nofollow"
        aria-label={character && t("loyalty.character.changeOwn")}
      >
        {t(character ? "loyalty.character.change" : "loyalty.character.choose")}
      </ButtonLink>
    </div>
  );
}
