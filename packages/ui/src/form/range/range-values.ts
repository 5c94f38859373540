export type Range = readonly [low: number, high: number];

/** The range after one thumb moved; thumbs cannot pass each other. */
export function movedRange(range: Range, thumb: 0 | 1, value: number): Range {
  const [low, high] = range;
  return thumb === 0 ? [Math.min(value, high), high] : [low, Math.max(value, low)];
}

/** Position of a value between min and max, 0 to 1. */
export function share(value: number, min: number, max: number): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
}
