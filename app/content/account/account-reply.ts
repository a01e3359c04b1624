import type { AppContext } from "~/context/app-context";
import { ContentError } from "./content-error";

const HEADERS = { "Cache-Control": "private, no-store" };

/**
 * Responds with the JSON of `answer`. A refusal keeps its status and the content service's error name, never its
 * message; a failure becomes a 502.
 */
export async function accountReply(context: AppContext, answer: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await answer(), { headers: HEADERS });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { status, code } = error;
    context.log.info({ status, code }, "the content service refused");
    return accountRefusal(status >= 500 ? 502 : status, code);
  }
}

export function accountRefusal(status: number, code: string): Response {
  return Response.json({ code }, { status, headers: HEADERS });
}
