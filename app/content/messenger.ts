import type { CmsConfig } from "./cms-config";

/** Where the messenger opens the operator's bot, and with it the mini-app; undefined where there is none. */
export function botAddress({ product: { messenger } }: Pick<CmsConfig, "product">): string | undefined {
  return messenger?.botName && `https://t.me/${messenger.botName}`;
}
