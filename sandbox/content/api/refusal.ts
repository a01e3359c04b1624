/** A "no" of the content API; each version words it in its own body. */
export class ContentRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}
