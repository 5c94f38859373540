/** Widths in CSS pixels; a desktop takes what there is, but never less than this. */
export const viewports = { phone: 390, tablet: 768, desktop: 1280 } as const;
export type Viewport = keyof typeof viewports;
