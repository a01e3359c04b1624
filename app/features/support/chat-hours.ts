/** Support hours as the operator configures them: on these days from one time to another, in the site's time zone. */
export interface SupportHours {
  days: readonly Weekday[];
  /** `09:00`. */
  opens: string;
  /** `22:30`; `24:00` or an earlier time than `opens` reaches into the next day. */
  closes: string;
}

export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof weekdays)[number];

/** Whether the chat is staffed now, and the time and day (0: Monday) when that changes, in how many days and minutes; absent when it never does. */
export interface HoursNow {
  isOpen: boolean;
  change?: { time: string; day: number; daysAhead: number; minutes: number };
}

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** Returns the state at `now`, by wall-clock time in `timeZone`, so that daylight saving has no effect. */
export function hoursAt(hours: readonly SupportHours[], now: Date, timeZone: string): HoursNow {
  const open = openMinutes(hours);
  const at = minuteOfWeek(now, timeZone);
  const isOpen = open[at] === true;
  for (let ahead = 1; ahead <= WEEK; ahead++) {
    const minute = (at + ahead) % WEEK;
    if ((open[minute] === true) === isOpen) continue;
    const day = Math.floor(minute / DAY);
    const daysAhead = Math.floor((at + ahead) / DAY) - Math.floor(at / DAY);
    return { isOpen, change: { time: clockTime(minute % DAY), day, daysAhead, minutes: ahead } };
  }
  return { isOpen };
}

/** Whether the chat is staffed, for each minute of the week from Monday on. */
function openMinutes(hours: readonly SupportHours[]): boolean[] {
  const open: boolean[] = Array(WEEK).fill(false);
  for (const { days, opens, closes } of hours) {
    const start = minutesOf(opens);
    const end = minutesOf(closes);
    const length = end > start ? end - start : end - start + DAY;
    for (const day of days)
      for (let minute = 0; minute < length; minute++)
        open[(weekdays.indexOf(day) * DAY + start + minute) % WEEK] = true;
  }
  return open;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

function minuteOfWeek(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const day = weekdays.indexOf(of("weekday").toLowerCase() as Weekday);
  return day * DAY + Number(of("hour")) * 60 + Number(of("minute"));
}
