import { classes } from "./class-names";
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
  /** Other pictures from a breakpoint of the preset on. */
  from?: { [breakpoint in ImageBreakpoint]?: string | undefined };
  /** What the picture tells; empty when the text beside it says the same. */
  alt: string;
  /** Set in type on the tile that stands in for a missing picture. */
  fallbackLabel: string;
  /** `first` is what the page is waited for. */
  loading?: "lazy" | "eager" | "first";
  className?: string;
}

/**
 * A picture in a box of its final size, made to measure where it can be. It calls no hook, so that long lists call it
 * as a function. Boxes that change with the window take their shape from `className`.
 *
 * The image's own `alt` stays empty, so that browsers write nothing over the tile of a picture that does not come;
 * the box carries the name instead. What is tried when one does not come stands in `runtime/image-fallback.ts`.
 */
export function Image(props: ImageProps) {
  const { preset: name, src, from = {}, alt, fallbackLabel, className } = props;
  const preset = presetOf(name);
  const { width, height } = preset;
  const sources = (preset.from ?? []).map((box) => ({ ...box, src: from[box.breakpoint] ?? src }));
  const base = src ?? sources.find((source) => source.src)?.src;
  const image = base && imageElement(base, preset, props);
  return (
    <span
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
      data-label={base ? undefined : fallbackLabel}
      className={classes("picture", className)}
      style={preset.from ? undefined : { aspectRatio: `${width} / ${height}` }}
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

function imageElement(src: string, { width, height }: ImagePreset, { fallbackLabel, loading }: ImageProps) {
  const isLazy = loading === undefined || loading === "lazy";
  return (
    <img
      // Another picture is another element: what became of this one stays with it.
      key={src}
      src={src}
      srcSet={densitiesOf(src, width)}
      alt=""
      data-label={fallbackLabel}
      width={width}
      height={height}
      loading={isLazy ? "lazy" : undefined}
      decoding={loading === "first" ? "sync" : "async"}
      // React 18 knows the attribute by its lower-case name alone.
      {...(loading === "first" ? { fetchpriority: "high" } : {})}
    />
  );
}

/** Both densities; undefined where the picture is shown as it is. */
function densitiesOf(src: string, width: number): string | undefined {
  if (!isOptimisable(src)) return undefined;
  return imageDensities.map((density) => `${optimisedAddress(src, width * density)} ${density}x`).join(", ");
}

function presetOf(name: ImagePresetName): ImagePreset {
  const preset: ImagePreset | undefined = Object.hasOwn(imagePresets, name) ? imagePresets[name] : undefined;
  if (!preset) throw new RangeError(`there is no image preset "${name}"`);
  return preset;
}
