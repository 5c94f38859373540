import type { BrowserCommand } from 'vitest/node';

/** The browser answers as that of someone who asked for less motion, or as it is again. */
export const emulateMotion: BrowserCommand<[motion: 'reduce' | null]> = async ({ page }, motion) =>
  page.emulateMedia({ reducedMotion: motion });
