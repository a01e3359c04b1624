import { expect, it } from "vitest";
import { hoursAt, type SupportHours, type Weekday, weekdays } from "./chat-hours";

const week = weekdays;
const work: Weekday[] = ["mon", "tue", "wed", "thu", "fri"];
const office: SupportHours[] = [{ days: work, opens: "09:00", closes: "18:00" }];
const night: SupportHours[] = [{ days: ["sun"], opens: "22:00", closes: "02:00" }];
const always: SupportHours[] = [{ days: week, opens: "00:00", closes: "24:00" }];
const change = (time: string, day: number, daysAhead: number) => ({ time, day, daysAhead });

// 2026-11-23 is a Monday.
it.each<[string, SupportHours[], string, string, object]>([
  [
    "before it opens",
    office,
    "2026-11-23T08:59:59Z",
    "UTC",
    { isOpen: false, change: change("09:00", 0, 0) },
  ],
  ["as it opens", office, "2026-11-23T09:00:00Z", "UTC", { isOpen: true, change: change("18:00", 0, 0) }],
  ["as it closes", office, "2026-11-23T18:00:00Z", "UTC", { isOpen: false, change: change("09:00", 1, 1) }],
  [
    "over the weekend",
    office,
    "2026-11-28T12:00:00Z",
    "UTC",
    { isOpen: false, change: change("09:00", 0, 2) },
  ],
  [
    "in a zone ahead",
    office,
    "2026-11-23T08:30:00Z",
    "Europe/Madrid",
    { isOpen: true, change: change("18:00", 0, 0) },
  ],
  [
    "in a zone whose day is another",
    office,
    "2026-11-23T03:00:00Z",
    "America/Los_Angeles",
    { isOpen: false, change: change("09:00", 0, 1) },
  ],
  [
    "in a zone of half hours",
    office,
    "2026-11-23T03:30:00Z",
    "Asia/Kolkata",
    { isOpen: true, change: change("18:00", 0, 0) },
  ],
  [
    "after midnight of a long night",
    night,
    "2026-11-23T01:59:00Z",
    "UTC",
    { isOpen: true, change: change("02:00", 0, 0) },
  ],
  [
    "at the end of the week",
    night,
    "2026-11-22T23:00:00Z",
    "UTC",
    { isOpen: true, change: change("02:00", 0, 1) },
  ],
  [
    "in two parts of a day",
    [...office, { days: work, opens: "20:00", closes: "21:00" }],
    "2026-11-23T19:00:00Z",
    "UTC",
    { isOpen: false, change: change("20:00", 0, 0) },
  ],
  [
    "where one part joins the next",
    [...office, { days: work, opens: "18:00", closes: "20:00" }],
    "2026-11-23T17:00:00Z",
    "UTC",
    { isOpen: true, change: change("20:00", 0, 0) },
  ],
  [
    "on the morning when clocks go forward",
    [{ days: ["sun"], opens: "03:00", closes: "10:00" }],
    "2026-03-29T00:59:00Z",
    "Europe/Madrid",
    { isOpen: false, change: change("03:00", 6, 0) },
  ],
  [
    "on that morning, an hour of which there is not",
    [{ days: ["sun"], opens: "03:00", closes: "10:00" }],
    "2026-03-29T01:00:00Z",
    "Europe/Madrid",
    { isOpen: true, change: change("10:00", 6, 0) },
  ],
  [
    "once a week, after it closed",
    [{ days: ["mon"], opens: "09:00", closes: "10:00" }],
    "2026-11-23T10:00:00Z",
    "UTC",
    { isOpen: false, change: change("09:00", 0, 7) },
  ],
  ["around the clock", always, "2026-11-23T10:00:00Z", "UTC", { isOpen: true }],
  ["without hours", [], "2026-11-23T10:00:00Z", "UTC", { isOpen: false }],
])("%s", (_, hours, now, zone, expected) => {
  expect(hoursAt(hours, new Date(now), zone)).toMatchObject(expected);
});
