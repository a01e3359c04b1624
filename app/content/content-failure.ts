import { UpstreamFailure } from "~/upstream/errors";

/** The content service gave no usable answer. */
export class ContentFailure extends UpstreamFailure {
  override readonly name = "ContentFailure";
}
