/** Widths in px at which the layout may change. Site document, section 9. */
export const breakpoints = [0, 741, 768, 901, 1024, 1280, 1461, 1480, 1920] as const;
/** One of `breakpoints`, in px. */
export type Breakpoint = (typeof breakpoints)[number];

/** Widths in px at which a modal's width changes. Site document, section 9. */
export const modalBreakpoints = [741, 900, 1024] as const;
/** How long a modal fades, in ms. Site document, section 9. */
export const modalFadeMs = 350;

/**
 * Heights of the navigation in px: `narrow` below the width `wide`, `regular` from it on. Site
 * document, section 9.
 */
export const navHeights = { wide: 1024, narrow: 48, regular: 72 } as const;
/**
 * Heights of the breadcrumbs in px: `narrow` below the width `wide`, `regular` from it on. Site
 * document, section 9.
 */
export const breadcrumbHeights = { wide: 1024, narrow: 44, regular: 55 } as const;
/** Height of the retailer's bar, in px. Site document, section 9. */
export const retailerBarHeight = 50;

/** Greatest width of the footer, in px. Site document, section 9. */
export const footerMaxWidth = 1740;
/** Size of a footer picture that states none, in px. Site document, section 9. */
export const footerImageSize: Size = { width: 200, height: 80 };

/**
 * The bar shows after `throttleMs`, ends by `durationMs`, and grows by `steps`, in per cent. Site
 * document, section 9.
 */
export const loadingBar = { throttleMs: 200, durationMs: 5000, steps: [30, 45] } as const;
/**
 * A page reloads for a missing chunk at most once in this time, in ms. Site document, section 8.
 */
export const chunkReloadGuardMs = 60_000;
/** How long a page is idle before its links are fetched ahead, in ms. Site document, section 9. */
export const prefetchIdleMs = 2000;
/**
 * How long analytics waits for the tag manager before it warns, in ms. Site document, section 9.
 */
export const tagManagerWaitMs = 5000;

/** Grounds of a section; `light` unless given. Site document, section 9. */
export const sectionThemes = ['light', 'grey', 'dark', 'black'] as const;
/** One of `sectionThemes`. */
export type SectionTheme = (typeof sectionThemes)[number];

/**
 * Columns of a grid: a number, a phone and a desktop, or the first item over all. Site document,
 * section 9.
 */
export const gridColumns = ['1', '2', '3', '4', '5', '2-4', '1-4', 'ffi'] as const;
/** One of `gridColumns`. */
export type GridColumns = (typeof gridColumns)[number];

/** Ratios of images, width before height; 16-9 unless given. Site document, section 9. */
export const imageRatios = ['16-9', '16-6-5', '1-1'] as const;
/** One of `imageRatios`. */
export type ImageRatio = (typeof imageRatios)[number];

/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Sizes in px that an image is asked for, by its ratio, greatest first. Blocks document, section 3.
 */
export const imageSizes: { readonly [ratio in ImageRatio]: readonly Size[] } = {
  '16-9': [
    { width: 1600, height: 900 },
    { width: 1024, height: 576 },
    { width: 640, height: 360 },
  ],
  '16-6-5': [
    { width: 1600, height: 650 },
    { width: 1024, height: 416 },
    { width: 640, height: 260 },
  ],
  '1-1': [
    { width: 1600, height: 1600 },
    { width: 1024, height: 1024 },
    { width: 640, height: 640 },
    { width: 360, height: 360 },
  ],
};

/**
 * Sizes in px above those of 16-9, greatest first, that a hero image has where its original is large
 * enough.
 */
export const largeHeroSizes: readonly Size[] = [
  { width: 3840, height: 2160 },
  { width: 2880, height: 1620 },
  { width: 2000, height: 1125 },
];

/** An image's ratio; 16-9 for what is none. */
export const imageRatio = (value: unknown): ImageRatio =>
  imageRatios.find((known) => known === value) ?? '16-9';

/** The only size of a hero image that lacks one of the sizes of 16-9. */
export const imageFallbackSize: Size = { width: 900, height: 500 };
/** Size of a hero banner, in px. Blocks document, section 3. */
export const heroBannerSize: Size = { width: 2000, height: 358 };
/** Blocks with these indexes load their images eagerly. Site document, section 9. */
export const eagerBlocks = [0, 1] as const;
/** Width of the image of a social card, in px. Site document, section 3. */
export const socialImageWidth = 1600;
