/** Px between a point and its popover, and between a popover and the edge of the window. */
const distance = 12;

/**
 * Places a popover beside a point, above or below it, where there is more room. Its position on the
 * page is set as `--start`, `--top` and `--room`, so that it scrolls with the picture.
 */
export function placePopover(popover: HTMLElement, point: HTMLElement, width: number): void {
  const box = point.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isRtl = getComputedStyle(point).direction === 'rtl';
  const middle = (box.left + box.right) / 2;
  const fromStart = isRtl ? clientWidth - middle : middle;
  const start = Math.min(
    Math.max(distance, fromStart - width / 2),
    Math.max(distance, clientWidth - width - distance),
  );
  const isAbove = box.top > clientHeight - box.bottom;
  const room = isAbove ? box.top : clientHeight - box.bottom;
  const top = isAbove ? box.top - distance : box.bottom + distance;
  const facts = {
    '--start': `${start}px`,
    '--top': `${top + window.scrollY}px`,
    '--room': `${Math.max(160, room - 2 * distance)}px`,
    '--rise': isAbove ? '-100%' : '0%',
  };
  for (const [name, value] of Object.entries(facts)) popover.style.setProperty(name, value);
}
