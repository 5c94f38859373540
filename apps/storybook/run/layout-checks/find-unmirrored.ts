import { describeElement } from './describe-element.ts';

/** Sides of an element, in px from the window's start and end at the left and right. */
interface Sides {
  left: number;
  right: number;
  /** Whether its drawing is flipped, for icons that point somewhere. */
  flip: number | null;
}

/** Libraries that position by numbers from the top left corner, such as map tiles. */
const foreign = '.leaflet-container *, svg *';
/** In px: rounding of halves and of scroll positions. */
const tolerance = 2;

const flipOf = (element: Element) =>
  element.matches('[data-mirror]')
    ? Math.sign(new DOMMatrix(getComputedStyle(element).transform).a)
    : null;

/** Positions of the boxes of a part in the present direction, by element. */
export function measureSides(root: Element): Map<Element, Sides> {
  const measured = new Map<Element, Sides>();
  for (const element of root.querySelectorAll('*')) {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || !isPlaced(element, root)) continue;
    measured.set(element, { left, right, flip: flipOf(element) });
  }
  return measured;
}

/**
 * Elements that do not change sides when the direction of the page is turned, and icons that point
 * the same way: the outermost ones, from measurements in both directions.
 */
export function findUnmirrored(
  before: ReadonlyMap<Element, Sides>,
  after: ReadonlyMap<Element, Sides>,
): string[] {
  const width = document.documentElement.clientWidth;
  const wrong: Element[] = [];
  for (const [element, { left, right, flip }] of before) {
    const now = after.get(element);
    if (!now) continue;
    const off = Math.max(
      Math.abs(now.left - (width - right)),
      Math.abs(now.right - (width - left)),
    );
    const isSame = flip !== null && now.flip === flip;
    if (off > tolerance || isSame) wrong.push(element);
  }
  return wrong
    .filter((element) => !wrong.some((other) => other !== element && other.contains(element)))
    .map((element) => `${describeElement(element)} does not change sides.`);
}

/**
 * False within lines of text, which are ordered by their letters, in parts with a direction of their
 * own, and in what is scrolled.
 */
function isPlaced(element: Element, root: Element): boolean {
  if (element.matches(foreign)) return false;
  for (let part: Element | null = element; part && part !== root; part = part.parentElement) {
    if (getComputedStyle(part).display.startsWith('inline')) return false;
    if (part !== element && (part.hasAttribute('dir') || part.scrollLeft !== 0)) return false;
  }
  return true;
}
