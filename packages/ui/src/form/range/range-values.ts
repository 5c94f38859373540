export type Range = readonly [low: number, high: number];

/** The pair after one thumb moved: thumbs push up to each other, never past. */
export function movedRange(range: Range, thumb: 0 | 1, value: number): Range {
  const [low, high] = range;
  return thumb === 0 ? [Math.min(value, high), high] : [low, Math.max(value, low)];
}

/** Where a value stands between the ends, 0 to 1. */
export function share(value: number, min: number, max: number): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
}
