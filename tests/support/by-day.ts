/** Whether `npm test` runs, which is to take minutes; `npm run test:all`, and a test by hand, try everything. */
export const isDay = process.env.TESTS === "day";

/**
 * Details of a Playwright test that `npm test` plays without script. A test without details it plays with script; the
 * whole plays each of `tests/e2e/*.spec.ts` in both ways.
 */
export const withoutScript = { tag: "@without-script" };

/** Details of a Playwright test that `npm test` leaves to `npm run test:all`. */
export const byNight = { tag: "@night" };
