/** From when until when something is shown, as its editor has dated it. */
export interface Schedule {
  publishAt?: string | undefined;
  unpublishAt?: string | undefined;
}

/** The one moment by which a request judges what editors have dated. */
export interface ContentTime {
  /** In milliseconds. */
  readonly now: number;
  isShown(schedule: Schedule): boolean;
  /** Notes a moment at which something that the request has read changes. */
  note(moment: number): void;
  /** The first moment at which something that was judged changes: nothing made of it may be cached beyond. */
  readonly changesAt: number;
}

/** The time of a request; another `now` than the clock's shows the content of another day. */
export function createContentTime(now = Date.now()): ContentTime {
  let changesAt = Number.POSITIVE_INFINITY;
  const note = (moment: number) => {
    if (moment > now) changesAt = Math.min(changesAt, moment);
  };
  return {
    now,
    note,
    isShown({ publishAt, unpublishAt }) {
      const from = publishAt ? Date.parse(publishAt) : Number.NEGATIVE_INFINITY;
      const until = unpublishAt ? Date.parse(unpublishAt) : Number.POSITIVE_INFINITY;
      note(from);
      note(until);
      return from <= now && now < until;
    },
    get changesAt() {
      return changesAt;
    },
  };
}
