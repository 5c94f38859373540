/** Viewport widths in CSS px. For the desktop it is the minimum. */
export const viewports = { phone: 390, tablet: 768, desktop: 1280 } as const;
export type Viewport = keyof typeof viewports;
