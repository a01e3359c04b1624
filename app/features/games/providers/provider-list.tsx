import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Image } from "~/ui/images/image";
import type { ProviderLink } from "../games.server";

export interface CountedProviders {
  providers: readonly (ProviderLink & { gamesCount?: number })[];
  /** The tile that the "show more" link targets. */
  anchor?: { sysname: string | undefined; id: string } | undefined;
}

/** Tiles that link to each provider's games, with name and number of games. */
export function CountedProviderList({ providers, anchor }: CountedProviders) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <ul className="tile-grid provider-grid">
      {providers.map(({ sysname, name, image, gamesCount }) => (
        <li key={sysname} id={anchor?.sysname === sysname ? anchor.id : undefined}>
          <a className="provider" href={localePath(paths.gameHall({ providers: sysname }))}>
            {image && (
              <Image preset="provider" src={image} alt="" fallbackLabel={name} className="provider-logo" />
            )}
            {name}
            {gamesCount !== undefined && (
              <span className="font-normal text-muted">{t("games.count", { count: gamesCount })}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
