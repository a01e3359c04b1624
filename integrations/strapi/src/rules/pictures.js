/** A picture of the media library that is shown as one, not as an icon. */
function sizeFault({ width, height, name }) {
  if (width > 0 && height > 0) return undefined;
  return `${name} does not say how large it is: upload it as PNG, JPEG or WebP, or as an SVG with width and height.`;
}

/** The site reads out the words below a picture in its place. */
function captionFault(caption) {
  if (caption?.trim()) return undefined;
  return "Say in a few words what the picture shows: it is read out to those who do not see it.";
}

module.exports = { captionFault, sizeFault };
