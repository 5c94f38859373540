import { whenIdle } from '@mawkib/core/browser';

/**
 * A new document lays out its blocks below the screen as they come near (`data-later`), so that the first
 * picture waits for none of them. That leaves their heights guessed, which is of no use to who goes to a
 * place on the page: `data-whole` on the root ends it.
 */
export function layOutWhole(root: HTMLElement = document.documentElement): void {
  if (root.dataset.whole === undefined) root.dataset.whole = '';
}

/** The same once there is time, block by block, so that no frame waits long. */
export function layOutWholeInTime(root: HTMLElement = document.documentElement): void {
  const later = [...root.querySelectorAll<HTMLElement>('[data-later]')];
  const next = () => {
    const block = later.shift();
    if (!block || root.dataset.whole !== undefined) {
      layOutWhole(root);
      return;
    }
    block.style.contentVisibility = 'visible';
    requestAnimationFrame(() => whenIdle(next, 1000, 50));
  };
  whenIdle(next, 1000, 50);
}
