/** Lighthouse's phone, with a visitor who wants no motion that starts by itself. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'ar-AE',
  reducedMotion: 'reduce',
} as const;
