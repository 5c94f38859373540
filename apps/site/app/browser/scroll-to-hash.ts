const component = /^#component-(\d+)$/;

/** What stays at the top of the screen and would cover a target. */
const covering = '[data-sticky]';

/** The element of a hash: the n-th block (`#component-2`, from 1) or the element of that id. */
export function targetOf(hash: string, root: ParentNode & Document = document): Element | null {
  const number = component.exec(hash)?.[1];
  if (number) return root.querySelectorAll('[data-block]')[Number(number) - 1] ?? null;
  try {
    return root.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls the target just below header, in-page navigation and breadcrumbs. */
export function scrollToHash(hash: string): void {
  const target = targetOf(hash);
  if (!target) return;
  const covered = [...document.querySelectorAll<HTMLElement>(covering)]
    .filter((element) => element !== target)
    .reduce((sum, element) => sum + element.offsetHeight, 0);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = target.getBoundingClientRect().top + scrollY - covered;
  scrollTo({ top, behavior: calm ? 'instant' : 'smooth' });
}
