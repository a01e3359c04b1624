/**
 * Why there is no picture: 400 a source that may not be asked, 404 none there, 415 not a picture we decode,
 * 429 too many of one client's, 502 a source that misbehaves, 503 too many at once, 504 a source too slow.
 */
export class ImageFailure extends Error {
  override readonly name = "ImageFailure";
  readonly status: 400 | 404 | 415 | 429 | 502 | 503 | 504;

  constructor(status: ImageFailure["status"], message: string) {
    super(message);
    this.status = status;
  }
}
