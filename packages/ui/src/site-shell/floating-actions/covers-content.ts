const controls =
  'a[href], button, input, select, textarea, label, summary, iframe, video, [role="button"], [role="slider"]';
/** In px; smaller than the smallest control or line of text. */
const step = 10;

/** True if an element in front of the page, at `area` on the screen, covers a control or text. */
export function coversContent(front: Element, area: DOMRect): boolean {
  const seen = new Set<Element>();
  for (const x of points(area.left, area.right)) {
    for (const y of points(area.top, area.bottom)) {
      for (const element of document.elementsFromPoint(x, y)) {
        if (seen.has(element) || front.contains(element)) continue;
        if (element.matches('html, body, main')) continue;
        if (element.closest(controls) || hasTextIn(element, area)) return true;
        seen.add(element);
      }
    }
  }
  return false;
}

function points(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / step));
  return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);
}

function hasTextIn(element: Element, area: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < area.right && right > area.left && top < area.bottom && bottom > area.top,
    );
  });
}
