/**
 * Columns of the timeline on a desktop: up to five in one row, otherwise a number that leaves no
 * item alone.
 */
export function timelineColumns(count: number): number {
  if (count <= 5) return Math.max(3, count);
  const even = [5, 4, 3].find((columns) => count % columns === 0);
  return even ?? [4, 5].find((columns) => count % columns > 1) ?? 4;
}
