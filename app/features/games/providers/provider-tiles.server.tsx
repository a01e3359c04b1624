import type { Fragment } from "~/browser/served-html/fragment";
import type { PageContext } from "~/context/app-context";
import { withBasename } from "~/routing/locale-path";
import { paths } from "~/routing/paths";
import { Image } from "~/ui/images/image";
import type { ProviderLink } from "../games.server";

/** Tiles of providers as a page shows them. */
export interface ShownProviders {
  tiles: Fragment;
  /** Number of the tiles. */
  shown: number;
}

/** They link to each provider's games. */
export function showProviders(context: PageContext, providers: readonly ProviderLink[]): ShownProviders {
  const tiles = providers.map((provider) =>
    context.fragments.cache("provider", [context.basename, provider], () => (
      <li>
        <a
          className="provider"
          href={withBasename(context.basename, paths.gameHall({ providers: provider.sysname }))}
        >
          <ProviderMark provider={provider} />
        </a>
      </li>
    )),
  );
  return { tiles: context.fragments.serve(tiles), shown: providers.length };
}

/** The logo, or the name if there is none. */
function ProviderMark({ provider: { name, image } }: { provider: ProviderLink }) {
  if (!image) return name;
  return (
    <>
      <Image preset="provider" src={image} alt="" fallbackLabel={name} className="provider-logo" />
      <span className="sr-only">{name}</span>
    </>
  );
}
