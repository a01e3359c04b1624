import type { CmsConfig } from "./cms-config";

/** URL that opens the operator's bot, and its mini-app, in the messenger; undefined without a bot. */
export function botAddress({ product: { messenger } }: Pick<CmsConfig, "product">): string | undefined {
  return messenger?.botName && `https://t.me/${messenger.botName}`;
}
