import { featuresOf } from "~/content/config/features";
import type { AppContext } from "~/context/app-context";
import { type Level, toLevel } from "~/features/loyalty/levels/level";
import { readStanding } from "~/features/loyalty/loyalty.server";
import { countUnread, readNotices } from "~/features/loyalty/notices/notices.server";
import { settleSection } from "~/shell/sections/page-section";
import { optionalPart } from "~/upstream/optional-part.server";
import type { LayoutParts } from "./layout-data";

/** Empty when the loyalty feature is off; around a failed page nothing more is read. */
export async function loadLayoutParts(
  context: AppContext,
  uid: number,
  hasFailed: boolean,
): Promise<LayoutParts> {
  const config = await context.content.config();
  if (!featuresOf(config).loyalty || hasFailed) return {};
  const [level, unread] = await Promise.all([
    optionalPart({ ...context, isPartial: false }, readLevel(context), null),
    countNotices(context, uid),
  ]);
  return { level: level.value, notices: config.loyalty.notification, unread };
}

async function readLevel(context: AppContext): Promise<Level | null> {
  const read = await settleSection({ isPartial: false }, readStanding(context));
  return read.ok ? toLevel(read.value) : null;
}

/** With script the stored count is enough: the browser fetches new notices itself. */
async function countNotices(context: AppContext, uid: number): Promise<number> {
  if (context.runsScript) return countUnread(context, uid);
  const alone = { ...context, isPartial: false };
  const count = readNotices(alone, uid).then((all) => all.filter(({ isUnread }) => isUnread).length);
  return (await optionalPart(alone, count, 0)).value;
}
