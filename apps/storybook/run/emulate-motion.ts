import type { BrowserCommand } from 'vitest/node';

/** Emulates reduced motion in the browser, or resets it. */
export const emulateMotion: BrowserCommand<[motion: 'reduce' | null]> = async ({ page }, motion) =>
  page.emulateMedia({ reducedMotion: motion });
