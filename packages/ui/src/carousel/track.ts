/** How far a track has scrolled from its first slide, in px along the line of text. */
export const scrolled = (track: Element) => Math.abs(track.scrollLeft);

/** Scrolls a track to `distance` px from its first slide, in either direction of writing. */
export function scrollAlong(track: Element, distance: number): void {
  track.scrollTo({ left: isRtl(track) ? -distance : distance });
}

export const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * How far a track must scroll for each of its slides to stand at its start, behind the padding that
 * leaves room for a neighbour. Slides that only fit at the very end share the last place.
 */
export function restingPlaces(track: Element): number[] {
  const rtl = isRtl(track);
  const frame = track.getBoundingClientRect();
  const room = Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart) || 0;
  const max = Math.max(0, track.scrollWidth - track.clientWidth);
  return Array.from(track.children, (slide) => {
    const box = slide.getBoundingClientRect();
    const start = rtl ? frame.right - box.right : box.left - frame.left;
    return Math.min(max, Math.max(0, start + scrolled(track) - room));
  });
}

/** The first slide of those whose place is nearest. */
export function nearestSlide(track: Element): number {
  const distances = restingPlaces(track).map((place) => Math.abs(place - scrolled(track)));
  const min = Math.min(...distances);
  return distances.findIndex((distance) => distance < min + 1);
}

/** The last slide that has a place of its own; all have one where nothing is laid out. */
export function lastSlide(track: Element): number {
  const places = restingPlaces(track);
  const end = places.at(-1) ?? 0;
  return end === 0 ? places.length - 1 : places.findIndex((place) => place > end - 1);
}

/** Brings an element of a scrolling row to its middle, without moving the page. */
export function centre(row: Element, element: Element): void {
  const frame = row.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  row.scrollTo({
    left: row.scrollLeft + box.left + box.width / 2 - (frame.left + frame.width / 2),
  });
}
