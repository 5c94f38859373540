import { blockAttribute } from '@mawkib/ui/markup';
import { layOutWhole } from './lay-out-whole.ts';

const component = /^#component-(\d+)$/;

/** Sticky elements that would cover a target. */
const covering = '[data-sticky]';

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

/** Scrolls the target to just below header, in-page navigation and breadcrumbs, and focuses it. */
export function scrollToHash(hash: string): void {
  const target = targetOf(hash);
  if (!target) return;
  layOutWhole();
  const covered = [...document.querySelectorAll<HTMLElement>(covering)]
    .filter((element) => element !== target)
    .reduce((sum, element) => sum + element.offsetHeight, 0);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = target.getBoundingClientRect().top + scrollY - covered;
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
