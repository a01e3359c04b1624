import type { AppContext } from "~/context/app-context";
import { readSettings } from "~/features/chat/load-chat.server";
import { PlatformRefusal } from "~/platform/errors";
import { UpstreamFailure } from "~/upstream/errors";
import { dayName } from "./change-day";
import { hoursAt } from "./chat-hours";

/** A time (`09:00`) and the name of its day, so many days from today. */
export interface DayAndTime {
  time: string;
  day: string;
  daysAhead: number;
}

/** The chat, as shown on the support page. */
export interface ChatDeskData {
  /** Absent when the operator configures no hours. */
  hours?: {
    isOpen: boolean;
    zone: string;
    /** When the chat next opens or closes, by the clock of `zone`, and as a moment, for whose zone is known; absent when it never does. */
    change?: DayAndTime & { at: string };
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
      zone: zoneName(now, locale, siteTimeZone),
      change: change && {
        time: change.time,
        day: dayName(mondayPlus(change.day), locale, "UTC"),
        daysAhead: change.daysAhead,
        at: momentAfter(now, change.minutes),
      },
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

/** A day that has the name of this one (0: Monday). */
function mondayPlus(day: number): Date {
  return new Date(Date.UTC(2024, 0, 1 + day));
}

function zoneName(now: Date, locale: string, timeZone: string): string {
  const options = { timeZone, timeZoneName: "short", numberingSystem: "latn" } as const;
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts(now);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
