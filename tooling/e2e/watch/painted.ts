import type { Page } from '@playwright/test';

/** Resolves once the page has painted three more frames: what follows from an event is to be seen. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
