import type { PageContext } from "~/context/app-context";
import { failureWords } from "./failure-words";
import { type FailureData, failure } from "./failures";
import { systemPageOf } from "./system-pages";

type ThrownFailure = ReturnType<typeof failure>;

/** Adds the translated title to an error, because `meta` functions have no translator. */
export function withTitle(thrown: ThrownFailure, { t }: PageContext): ThrownFailure {
  const status = thrown.init?.status ?? 500;
  const body: FailureData = thrown.data;
  const { title } = failureWords(systemPageOf({ ...body, status }), body.code);
  return failure(status, { ...body, title: t(title) });
}
