import type { ProviderLink } from "~/games/games.server";
import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/paths";
import { Image } from "~/ui/image";

export function ProviderList({ providers }: { providers: ProviderLink[] }) {
  const localePath = useLocalePath();
  return (
    <ul className="provider-grid">
      {providers.map(({ sysname, name, image }) => (
        <li key={sysname}>
          <a className="provider" href={localePath(paths.gameHall({ providers: sysname }))}>
            {image ? (
              <Image preset="provider" src={image} alt="" fallbackLabel={name} className="provider-logo" />
            ) : null}
            <span className={image ? "sr-only" : undefined}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
