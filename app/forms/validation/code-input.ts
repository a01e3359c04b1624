import type { FormEvent } from "react";
import { bareCode } from "./bare-code";

/** `onInput` of a code's field: leaves the code alone of what is typed, pasted or filled in. */
export function stripCode({ currentTarget }: FormEvent<HTMLInputElement>): void {
  const code = bareCode(currentTarget.value);
  if (code !== currentTarget.value) currentTarget.value = code;
}
