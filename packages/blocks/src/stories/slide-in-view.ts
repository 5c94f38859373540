import { expect, waitFor } from 'storybook/test';

/** Waits until a slide is completely in view; scrolling may be slow. */
export const slideInView = (slide: Element | null | undefined): Promise<void> =>
  waitFor(
    () => {
      const box = slide?.getBoundingClientRect() ?? { left: -1, right: -1 };
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    },
    { timeout: 5000 },
  );
