interface Wording {
  /** Name of the error in versions 4 and 5, where the status does not give it. */
  name?: string;
  details?: Record<string, unknown>;
  /** Version 3 has words, and here and there a status, of its own; with `id` in its nested form. */
  v3?: { status?: number; id?: string; message: string };
}

/** A "no" of the content API; each version words it in its own body. */
export class ContentRefusal extends Error {
  override readonly name: string;
  readonly details: Record<string, unknown>;
  readonly v3: Wording["v3"];

  constructor(
    readonly status: number,
    message: string,
    { name, details = {}, v3 }: Wording = {},
  ) {
    super(message);
    this.name = name ?? namesByStatus[status] ?? "UnknownError";
    this.details = details;
    this.v3 = v3;
  }
}

/** Fields that a validator of versions 4 and 5 found wanting. */
export function invalidFields(
  problems: [path: string, message: string][],
  v3?: Wording["v3"],
): ContentRefusal {
  const errors = problems.map(([path, message]) => ({ path: [path], message, name: "ValidationError" }));
  const message = errors.length === 1 ? (errors[0]?.message ?? "") : `${errors.length} errors occurred`;
  return new ContentRefusal(400, message, { details: { errors }, v3 });
}

const namesByStatus: Record<number, string> = {
  400: "ValidationError",
  401: "UnauthorizedError",
  403: "ForbiddenError",
  404: "NotFoundError",
  429: "RateLimitError",
  500: "InternalServerError",
};
