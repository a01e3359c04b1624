import { classes } from "~/ui/class-names";
import { isOptimisable, optimisedAddress } from "./image-address";
import {
  type ImageBreakpoint,
  type ImagePreset,
  type ImagePresetName,
  imageBreakpoints,
  imageDensities,
  imagePresets,
} from "./image-presets";

interface ImageProps {
  preset: ImagePresetName;
  src: string | null | undefined;
  /** Alternative images from a breakpoint of the preset on. */
  from?: { [breakpoint in ImageBreakpoint]?: string | undefined };
  /** Alternative text; empty when the text beside it says the same. */
  alt: string;
  /** Text of the tile that replaces a missing image. */
  fallbackLabel: string;
  /** `first`: the page's main image, loaded with priority. */
  loading?: "lazy" | "eager" | "first";
  className?: string;
}

/**
 * An image in a box of its final size, resized by the server where possible. Calls no hooks, so long lists may call
 * it as a function. The box has the preset's ratio (`pictures.css`); with breakpoints, `className` sets it.
 *
 * The `<img>` itself has an empty `alt`, so that browsers draw no text over the tile of a failed image; the box
 * carries the accessible name. Fallbacks of failed images are in `browser/runtime/document/image-fallback.ts`.
 */
export function Image(props: ImageProps) {
  const { preset: name, src, from = {}, alt, fallbackLabel, className } = props;
  const preset = presetOf(name);
  const sources = (preset.from ?? []).map((box) => ({ ...box, src: from[box.breakpoint] ?? src }));
  const base = src ?? sources.find((source) => source.src)?.src;
  const image = base && imageElement(base, preset, props);
  return (
    <span
      {...(alt && { role: "img", "aria-label": alt })}
      data-label={base ? undefined : fallbackLabel}
      className={classes("picture", !preset.from && `is-${name}`, className)}
    >
      {sources.length > 0 && image ? (
        <picture>
          {sources.map((source) =>
            source.src ? (
              <source
                key={source.breakpoint}
                media={`(min-width: ${imageBreakpoints[source.breakpoint]}px)`}
                srcSet={densitiesOf(source.src, source.width) ?? source.src}
                width={source.width}
                height={source.height}
              />
            ) : null,
          )}
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}

function imageElement(
  src: string,
  { width, height, share }: ImagePreset,
  { alt, fallbackLabel, loading }: ImageProps,
) {
  const isLazy = loading === undefined || loading === "lazy";
  return (
    <img
      // A new source gets a new element, because failure state is kept on the element.
      key={src}
      {...(isOptimisable(src) ? filesOf(src, width, share) : { src })}
      alt=""
      data-label={fallbackLabel === alt ? undefined : fallbackLabel}
      width={width}
      height={height}
      loading={isLazy ? "lazy" : undefined}
      // Its script may have ended that before hydration (`first-screen.ts`).
      suppressHydrationWarning
      // React 18 only accepts the lower-case attribute.
      {...(loading === "first" ? { decoding: "sync", fetchpriority: "high" } : {})}
    />
  );
}

/** `srcset` for both densities; undefined for an image that is not resized. */
function densitiesOf(src: string, width: number): string | undefined {
  if (!isOptimisable(src)) return undefined;
  return imageDensities.map((density) => `${optimisedAddress(src, width * density)} ${density}x`).join(",");
}

/**
 * One file for each density. A picture that shrinks with the window names its files by width, so that the browser can
 * choose; then it never loads `src`, which only the replacement for failed files uses.
 */
function filesOf(src: string, width: number, share: number | undefined) {
  const [single, double] = imageDensities.map((density) => optimisedAddress(src, width * density));
  if (!share) return { src: single, srcSet: `${double} 2x` };
  return { src, srcSet: `${single} ${width}w,${double} ${width * 2}w`, sizes: `min(${share}vw,${width}px)` };
}

function presetOf(name: ImagePresetName): ImagePreset {
  const preset: ImagePreset | undefined = Object.hasOwn(imagePresets, name) ? imagePresets[name] : undefined;
  if (!preset) throw new RangeError(`there is no image preset "${name}"`);
  return preset;
}
