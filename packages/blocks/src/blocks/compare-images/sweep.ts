/** Milliseconds of the motion; less than five seconds, so that it needs no pause button. */
export const sweepTime = 3600;

/** Positions that the handle passes, with shares of the time. */
const ends = (start: number) => [start, 90, 10, start];

const eased = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;

/** Position of the handle during the sweep: to both sides and back to its start. */
export function sweep(start: number, progress: number): number {
  const stops = ends(start);
  const place = Math.min(1, Math.max(0, progress)) * (stops.length - 1);
  const at = Math.min(Math.floor(place), stops.length - 2);
  const [from = start, to = start] = stops.slice(at, at + 2);
  return from + (to - from) * eased(place - at);
}
