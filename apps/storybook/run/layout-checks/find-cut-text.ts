import { describeElement } from './describe-element.ts';

/** Text that its element cuts off; an ellipsis by CSS is intended. */
export function findCutText(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>('*')].filter(isCut).map((element) => {
    const [wide, high] = [element.scrollWidth - element.clientWidth, beyondBlock(element)];
    return `${describeElement(element)} loses text: ${Math.max(wide, 0)} px of a line, ${high} px of its height.`;
  });
}

const cuts = (value: string) => value === 'hidden' || value === 'clip';

function isCut(element: HTMLElement): boolean {
  if (!hasOwnText(element) || element.clientWidth <= 1 || element.clientHeight <= 1) return false;
  const style = getComputedStyle(element);
  const ellipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  if (ellipsis || style.visibility === 'hidden') return false;
  const wide = cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
  return wide || (cuts(style.overflowY) && beyondBlock(element) > 2);
}

const beyondBlock = (element: HTMLElement) =>
  Math.max(element.scrollHeight - element.clientHeight, 0);

const hasOwnText = (element: Element) =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
