/** The part of the package that is used here; @types/negotiator lacks `preferred`. */
declare module "negotiator" {
  interface Headers {
    readonly [name: string]: string | readonly string[] | undefined;
  }

  export default class Negotiator {
    constructor(request: { headers: Headers });
    /** Accepted encodings, best first; `preferred` decides between equal qualities. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
    languages(): string[];
    mediaTypes(): string[];
  }
}
