/** Characters that a narrow phone has room for in the largest size, or beside the logo. */
const LONG_AMOUNT = 10;

/** Marks of direction, of which Arabic has one in each amount. */
const WITHOUT_WIDTH = /[\u200e\u200f\u061c]/g;

/** Whether a formatted amount needs a smaller size, or the room of something else, on a narrow phone. */
export const isLongAmount = (text: string): boolean => text.replace(WITHOUT_WIDTH, "").length > LONG_AMOUNT;
