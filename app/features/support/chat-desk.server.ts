import type { AppContext } from "~/context/app-context";
import { readSettings } from "~/features/chat/chat-setup.server";
import { PlatformRefusal } from "~/platform/errors";
import { UpstreamFailure } from "~/upstream/errors";
import { hoursAt } from "./chat-hours";

/** The chat, as shown on the support page. */
export interface ChatDeskData {
  /** Absent when the operator configures no hours. */
  hours?: {
    isOpen: boolean;
    /** When the chat next opens or closes: `09:00` in `zone`; absent when it never does. */
    time?: string;
    /** Name of that day, when it is not today. */
    day?: string;
    zone: string;
    /** The same moment, for whose zone is known. */
    at?: string;
  };
}

/** Loads the chat's state; undefined without a chat. Its hours are the operator's, and in that zone until the visitor's is known. */
export async function loadChatDesk(context: AppContext, now = new Date()): Promise<ChatDeskData | undefined> {
  const { vendors } = context.config.chat;
  if (vendors.length === 0) return undefined;
  const [settings, { product }] = await Promise.all([
    readSettings(context, false).catch(withoutChat),
    context.content.config(),
  ]);
  if (!vendors.some((vendor) => vendor === settings?.chat)) return undefined;
  if (product.supportHours.length === 0) return {};
  const { siteTimeZone } = context.config;
  const { isOpen, change } = hoursAt(product.supportHours, now, siteTimeZone);
  const locale = context.locale.code;
  return {
    hours: {
      isOpen,
      time: change?.time,
      day: change && !change.isToday ? dayName(change.day, locale) : undefined,
      zone: zoneName(now, locale, siteTimeZone),
      at: change && momentAfter(now, change.minutes),
    },
  };
}

/** To the minute, as the hours are. */
function momentAfter(now: Date, minutes: number): string {
  return new Date((Math.floor(now.getTime() / 60_000) + minutes) * 60_000).toISOString();
}

/** Returns null for platform errors: the support page has to work without the chat. */
function withoutChat(error: unknown): null {
  if (error instanceof UpstreamFailure || error instanceof PlatformRefusal) return null;
  throw error;
}

/** Returns the name of a day (0: Monday) as within a date: alone, some languages capitalise it. */
function dayName(day: number, locale: string): string {
  const monday = Date.UTC(2024, 0, 1);
  const options = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return partOf("weekday", monday + day * 86_400_000, locale, options);
}

function zoneName(now: Date, locale: string, timeZone: string): string {
  return partOf("timeZoneName", now, locale, { timeZone, timeZoneName: "short", numberingSystem: "latn" });
}

function partOf(
  part: Intl.DateTimeFormatPartTypes,
  moment: Date | number,
  locale: string,
  options: Intl.DateTimeFormatOptions & { numberingSystem?: string },
): string {
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts(moment);
  return parts.find(({ type }) => type === part)?.value ?? "";
}
