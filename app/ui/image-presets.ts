/** From these widths of the window on a picture may be another one (product 2.3). Pixels. */
export const imageBreakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;
export type ImageBreakpoint = keyof typeof imageBreakpoints;

/** For ordinary screens and for those with twice as many points. */
export const imageDensities = [1, 2] as const;

interface Box {
  width: number;
  height: number;
}

export interface ImagePreset extends Box {
  /** Another box from a breakpoint on, the widest one first. */
  from?: readonly (Box & { breakpoint: ImageBreakpoint })[];
}

/** Every box that a picture is shown in, in CSS pixels. What is not here is not drawn, and not made by the server. */
export const imagePresets = {
  card: { width: 288, height: 192 },
  thumb: { width: 72, height: 48 },
  tile: { width: 288, height: 144 },
  wide: { width: 480, height: 240 },
  banner: { width: 360, height: 240, from: [{ breakpoint: "md", width: 760, height: 285 }] },
  bannerCompact: { width: 360, height: 148, from: [{ breakpoint: "md", width: 560, height: 180 }] },
  authBanner: { width: 360, height: 240, from: [{ breakpoint: "md", width: 376, height: 624 }] },
  authBannerCompact: { width: 360, height: 148, from: [{ breakpoint: "md", width: 376, height: 624 }] },
  /** Phones may have a picture of their own. */
  campaign: { width: 480, height: 240, from: [{ breakpoint: "md", width: 480, height: 240 }] },
  hero: { width: 760, height: 360 },
  provider: { width: 120, height: 48 },
  mark: { width: 56, height: 24 },
  systemPage: { width: 240, height: 160 },
  avatar: { width: 96, height: 96 },
} as const satisfies Record<string, ImagePreset>;

export type ImagePresetName = keyof typeof imagePresets;
