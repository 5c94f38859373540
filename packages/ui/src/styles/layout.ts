/** Widths in px at which the layout may change. Site document, section 9. */
export const breakpoints = [0, 741, 768, 901, 1024, 1280, 1461, 1480, 1920] as const;

/** One of `breakpoints`, in px. */
export type Breakpoint = (typeof breakpoints)[number];

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

/**
 * The bar shows after `throttleMs`, ends by `durationMs`, and grows by `steps`, in per cent. Site
 * document, section 9.
 */
export const loadingBar = { throttleMs: 200, durationMs: 5000, steps: [30, 45] } as const;

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

/** Blocks with these indexes load their images eagerly. Site document, section 9. */
export const eagerBlocks = [0, 1] as const;
