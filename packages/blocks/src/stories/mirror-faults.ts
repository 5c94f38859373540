/** Tolerance in px: rounded widths. */
const slack = 2;
/** Content with a direction of its own: numbers, phone numbers, maps, drawings, videos, markup of staff. */
const ownDirection = 'bdi, [dir], svg, svg *, video, iframe, .leaflet-container, [data-unmirrored]';

interface Box {
  name: string;
  start: number;
  end: number;
  top: number;
  height: number;
}

/**
 * Boxes of the elements below `root` without a direction of their own, measured from the edges at the start and at the end of it. Text
 * and elements in a line of text are not measured: their order follows from the letters.
 */
export function measureBoxes(root: HTMLElement, dir: 'ltr' | 'rtl'): Map<Element, Box | null> {
  const frame = root.getBoundingClientRect();
  return new Map(
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      if (isInOwnDirection(element, root)) return [];
      const { left, right, top, width, height } = element.getBoundingClientRect();
      const { display, visibility } = getComputedStyle(element);
      const isMeasured =
        width > 0 &&
        height > 0 &&
        visibility !== 'hidden' &&
        !['inline', 'contents', 'none'].includes(display);
      if (!isMeasured) return [[element, null] as const];
      const [fromLeft, fromRight] = [left - frame.left, frame.right - right];
      const [start, end] = dir === 'ltr' ? [fromLeft, fromRight] : [fromRight, fromLeft];
      const box = { name: nameOf(element), start, end, top: top - frame.top, height };
      return [[element, box] as const];
    }),
  );
}

/** Elements that are not where the other direction has them, mirrored; the outermost ones. */
export function mirrorFaults(
  rtl: Map<Element, Box | null>,
  ltr: Map<Element, Box | null>,
): string[] {
  const [one, other] = [[...rtl], [...ltr]];
  if (one.length !== other.length)
    return [`has ${one.length} elements right to left, ${other.length} left to right`];
  const wrong: { element: Element; text: string }[] = [];
  one.forEach(([element, box], index) => {
    const twin = other[index]?.[1];
    if (!box || !twin) return;
    const off = (['start', 'end', 'top'] as const).find(
      (side) => Math.abs(box[side] - twin[side]) > slack,
    );
    if (!off || wrong.some((outer) => outer.element.contains(element))) return;
    const [here, there] = [Math.round(box[off]), Math.round(twin[off])];
    wrong.push({
      element,
      text: `${box.name}: ${off} is ${here} px right to left, ${there} px left to right`,
    });
  });
  return wrong.map(({ text }) => text);
}

/** Elements that stand out of `root` at a side and that nothing clips. */
export function overflowFaults(root: HTMLElement): string[] {
  const beyond = root.scrollWidth - root.clientWidth;
  return beyond > 1 ? [`is ${beyond} px wider than its place`] : [];
}

function isInOwnDirection(element: Element, root: Element): boolean {
  const own = element.closest(ownDirection);
  return own !== null && own !== root && root.contains(own);
}

const nameOf = (element: Element) =>
  `${element.localName}.${[...element.classList].slice(0, 2).join('.')}`;
