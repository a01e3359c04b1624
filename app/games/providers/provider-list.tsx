import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { Image } from "~/ui/image";
import type { ProviderLink } from "../games.server";

/** Tiles that lead to each provider's games. */
export function ProviderList({ providers }: { providers: readonly ProviderLink[] }) {
  const localePath = useLocalePath();
  return (
    <ul className="provider-grid">
      {providers.map((provider) => (
        <li key={provider.sysname}>
          <a className="provider" href={localePath(paths.gameHall({ providers: provider.sysname }))}>
            <ProviderMark provider={provider} />
          </a>
        </li>
      ))}
    </ul>
  );
}

export interface CountedProviders {
  providers: readonly (ProviderLink & { gamesCount: number })[];
  /** Where a click on "show more" lands. */
  anchor?: { sysname: string | undefined; id: string } | undefined;
}

/** The same tiles with each provider's name and how many games it has. */
export function CountedProviderList({ providers, anchor }: CountedProviders) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <ul className="provider-grid">
      {providers.map(({ sysname, name, image, gamesCount }) => (
        <li key={sysname} id={anchor?.sysname === sysname ? anchor.id : undefined}>
          <a className="provider" href={localePath(paths.gameHall({ providers: sysname }))}>
            {image && (
              <Image preset="provider" src={image} alt="" fallbackLabel={name} className="provider-logo" />
            )}
            {name}
            <span className="font-normal text-muted">{t("providers.games", { count: gamesCount })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The logo, or the name where there is none. */
function ProviderMark({ provider: { name, image } }: { provider: ProviderLink }) {
  if (!image) return name;
  return (
    <>
      <Image preset="provider" src={image} alt="" fallbackLabel={name} className="provider-logo" />
      <span className="sr-only">{name}</span>
    </>
  );
}
