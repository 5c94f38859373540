import { blockAttribute } from '@mawkib/ui/markup';
import { showBar } from './hide-bar-on-scroll.ts';
import { layOutWhole } from './lay-out-whole.ts';

const component = /^#component-(\d+)$/;

/** Target of a hash: the n-th block (`#component-2`, from 1) or the element with that id. `#top` is the page. */
export function targetOf(hash: string, root: Document = document): HTMLElement | null {
  const number = component.exec(hash)?.[1];
  if (number)
    return root.querySelectorAll<HTMLElement>(`[${blockAttribute}]`)[Number(number) - 1] ?? null;
  try {
    const id = decodeURIComponent(hash.slice(1));
    return root.getElementById(id) ?? (id === 'top' ? root.body : null);
  } catch {
    return null;
  }
}

/**
 * Scrolls the target to just below the sticky bars (`scroll-padding` and `scroll-margin`, see
 * `sticky-bars.ts` of `@mawkib/ui`), and focuses it. A bar that is the target itself does not count.
 */
export function scrollToHash(hash: string): void {
  const target = targetOf(hash);
  if (!target) return;
  layOutWhole();
  showBar();
  const padding =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const own = target.matches('[data-sticky]') ? target.offsetHeight : 0;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = target.getBoundingClientRect().top + scrollY - padding - margin + own;
  scrollTo({ top, behavior: calm ? 'instant' : 'smooth' });
  focusQuietly(target);
}

/** Focuses without scrolling; makes the element focusable if it is not. */
export function focusQuietly(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (element.ownerDocument.activeElement === element) return;
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
