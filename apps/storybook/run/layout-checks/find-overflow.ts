import { describeElement } from './describe-element.ts';

/** Elements that make the page scroll sideways: the outermost ones beyond its edges. */
export function findOverflow(root: HTMLElement): string[] {
  const page = document.documentElement;
  const beyond = page.scrollWidth - page.clientWidth;
  if (beyond <= 0) return [];
  const guilty = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) => standsOut(element, page.clientWidth) && !isScrolledOrClipped(element, root),
  );
  const innermost = guilty.filter(
    (element) => !guilty.some((one) => one !== element && element.contains(one)),
  );
  const names = innermost.slice(0, 3).map(describeElement).join(', ');
  return [`The page is ${beyond} px wider than its window: ${names || 'nothing in sight is'}.`];
}

/** True if its box or its text is beyond the window. */
function standsOut(element: HTMLElement, window: number): boolean {
  const text = document.createRange();
  text.selectNodeContents(element);
  const boxes = [element.getBoundingClientRect(), text.getBoundingClientRect()];
  return boxes.some(({ left, right, width }) => width > 0 && (right > window + 1 || left < -1));
}

/** True if an ancestor scrolls or clips it. */
function isScrolledOrClipped(element: Element, root: Element): boolean {
  for (
    let parent = element.parentElement;
    parent && parent !== root;
    parent = parent.parentElement
  ) {
    if (getComputedStyle(parent).overflowX !== 'visible') return true;
  }
  return false;
}
