/** Scroll distance of a track from its first slide, in px in the inline direction. */
export const scrolled = (track: Element) => Math.abs(track.scrollLeft);

/** Scrolls a track to `distance` px from its first slide, for LTR and RTL. */
export function scrollAlong(track: Element, distance: number): void {
  track.scrollTo({ left: isRtl(track) ? -distance : distance });
}

export const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * Scroll distance for each slide to be at the start of the track, after the padding for a neighbor.
 * Slides at the very end share the last position.
 */
export function snapPositions(track: Element): number[] {
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

/** Index of the first slide with the nearest position. */
export function nearestSlide(track: Element): number {
  const distances = snapPositions(track).map((place) => Math.abs(place - scrolled(track)));
  const min = Math.min(...distances);
  return distances.findIndex((distance) => distance < min + 1);
}

/** Index of the last slide with a position of its own; the last slide without layout. */
export function lastSlide(track: Element): number {
  const places = snapPositions(track);
  const end = places.at(-1) ?? 0;
  return end === 0 ? places.length - 1 : places.findIndex((place) => place > end - 1);
}

/** Scrolls a row so that the element is centered, without scrolling the page. */
export function centre(row: Element, element: Element): void {
  const frame = row.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  row.scrollTo({
    left: row.scrollLeft + box.left + box.width / 2 - (frame.left + frame.width / 2),
  });
}
