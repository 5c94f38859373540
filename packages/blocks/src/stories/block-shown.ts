import { expect, waitFor } from 'storybook/test';

/** Waits for a block's chunk before a story is played. */
export const blockShown = (canvas: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvas.querySelector('[data-block]')).not.toBeNull());
