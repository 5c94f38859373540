import { expect, waitFor } from 'storybook/test';

/** A block comes with its chunk: what plays a story waits for it. */
export const blockShown = (canvas: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvas.querySelector('[data-block]')).not.toBeNull());
