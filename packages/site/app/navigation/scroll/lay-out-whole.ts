import { whenIdle } from '@mawkib/core/browser';
import { laterAttribute, wholeAttribute } from '@mawkib/ui/markup';

/**
 * A new document lays out its blocks below the screen as they come near (`data-later`), so that the first
 * picture waits for none of them. That leaves their heights guessed, which is of no use to who goes to a
 * place on the page: `data-whole` on the root ends it.
 */
export function layOutWhole(root: HTMLElement = document.documentElement): void {
  if (!root.hasAttribute(wholeAttribute)) root.setAttribute(wholeAttribute, '');
}

/** The same once there is time, block by block, so that no frame waits long. */
export function layOutWholeInTime(root: HTMLElement = document.documentElement): void {
  const later = [...root.querySelectorAll<HTMLElement>(`[${laterAttribute}]`)];
  const next = () => {
    const block = later.shift();
    if (!block || root.hasAttribute(wholeAttribute)) {
      layOutWhole(root);
      return;
    }
    block.style.contentVisibility = 'visible';
    requestAnimationFrame(() => whenIdle(next, 1000, 50));
  };
  whenIdle(next, 1000, 50);
}
