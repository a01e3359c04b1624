/** One thing that a reel can stop on. */
export interface Face {
  id: string;
  /** A drawn mark, or plain text. */
  mark: string;
  tone: "low" | "mid" | "high" | "red" | "black" | "green" | "plain";
  /** Several faces that one prize treats alike. */
  group?: string;
  value?: number;
  /** How often it comes, beside the others. */
  weight: number;
}

/** Paid when the first reels show these faces or groups, or when the values add up to something in a range. */
export interface Prize {
  line?: readonly string[];
  from?: number;
  to?: number;
  /** What a stake of one is worth. */
  times: number;
}
