/** Breakpoints in px. Site document, section 9. */
export const breakpoints = [0, 741, 768, 901, 1024, 1280, 1461, 1480, 1920] as const;

/** One of `breakpoints`, in px. */
export type Breakpoint = (typeof breakpoints)[number];

/** Duration of a modal's fade in ms. Site document, section 9. */
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

/** Max width of the footer in px. Site document, section 9. */
export const footerMaxWidth = 1740;

/**
 * The bar is shown after `throttleMs`, ends by `durationMs`, and grows by `steps` in percent. Site
 * document, section 9.
 */
export const loadingBar = { throttleMs: 200, durationMs: 5000, steps: [30, 45] } as const;

/** Surfaces of a section. Default: `light`. Site document, section 9. */
export const sectionThemes = ['light', 'grey', 'dark', 'black'] as const;

/** One of `sectionThemes`. */
export type SectionTheme = (typeof sectionThemes)[number];

/**
 * Columns of a grid: a number, phone and desktop, or a full-width first item. Site document,
 * section 9.
 */
export const gridColumns = ['1', '2', '3', '4', '5', '2-4', '1-4', 'ffi'] as const;

/** One of `gridColumns`. */
export type GridColumns = (typeof gridColumns)[number];

/** Indexes of the blocks that load their images eagerly. Site document, section 9. */
export const eagerBlocks = [0, 1] as const;
