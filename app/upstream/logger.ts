/** Writes structured lines: fields, and a message that is the same for all of its kind. */
export interface Logger {
  debug(fields: object, message?: string): void;
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}

/** The log of one request: each line has its id, by which the lines of a request are found. */
export class RequestLog implements Logger {
  constructor(
    private readonly log: Logger,
    private readonly requestId: string,
  ) {}

  debug(fields: object, message?: string): void {
    this.log.debug({ requestId: this.requestId, ...fields }, message);
  }

  info(fields: object, message?: string): void {
    this.log.info({ requestId: this.requestId, ...fields }, message);
  }

  warn(fields: object, message?: string): void {
    this.log.warn({ requestId: this.requestId, ...fields }, message);
  }

  error(fields: object, message?: string): void {
    this.log.error({ requestId: this.requestId, ...fields }, message);
  }
}
