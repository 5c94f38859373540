import { whenIdle } from '@mawkib/core/browser';
import { laterAttribute, wholeAttribute } from '@mawkib/ui/markup';

/**
 * Ends deferred layout: a new document lays out blocks below the screen as they come near
 * (`data-later`), so that the first image does not wait for them. Their heights are estimates until
 * then, which is wrong for a scroll target; `data-whole` on the root ends it.
 */
export function layOutWhole(root: HTMLElement = document.documentElement): void {
  if (!root.hasAttribute(wholeAttribute)) root.setAttribute(wholeAttribute, '');
}

/** Does the same block by block when idle, so that no frame is blocked for long. */
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
