/** Window widths in pixels from which an image may have another size or source (docs/product.md#2.3). */
export const imageBreakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;
export type ImageBreakpoint = keyof typeof imageBreakpoints;

/** Pixel densities of standard and high-density screens. */
export const imageDensities = [1, 2] as const;

interface Box {
  width: number;
  height: number;
}

export interface ImagePreset extends Box {
  /** Percent of a narrow window that the box takes: a phone's screen takes the smaller file. */
  share?: number;
  /** Sizes from a breakpoint on, the widest first. */
  from?: readonly (Box & { breakpoint: ImageBreakpoint })[];
}

/** Every size that images are shown in, in CSS pixels. The server generates no other widths. */
export const imagePresets = {
  card: { width: 288, height: 192, share: 40 },
  cardLarge: { width: 420, height: 280, share: 84 },
  thumb: { width: 72, height: 48 },
  tile: { width: 288, height: 144 },
  wide: { width: 480, height: 240 },
  banner: {
    width: 360,
    height: 240,
    from: [
      { breakpoint: "lg", width: 1160, height: 340 },
      { breakpoint: "md", width: 760, height: 285 },
    ],
  },
  bannerCompact: { width: 240, height: 80, from: [{ breakpoint: "md", width: 480, height: 144 }] },
  authBanner: { width: 360, height: 240, from: [{ breakpoint: "md", width: 376, height: 624 }] },
  authBannerCompact: { width: 360, height: 148, from: [{ breakpoint: "md", width: 376, height: 624 }] },
  /** Same size, but phones may have an image of their own. */
  campaign: { width: 480, height: 240, from: [{ breakpoint: "md", width: 480, height: 240 }] },
  hero: { width: 760, height: 360 },
  provider: { width: 120, height: 48 },
  mark: { width: 64, height: 40 },
  systemPage: { width: 240, height: 160 },
  avatar: { width: 96, height: 96 },
} as const satisfies Record<string, ImagePreset>;

export type ImagePresetName = keyof typeof imagePresets;
