import type { RangeMeta } from '@mawkib/api-clients/contracts/stock';
import type { Range } from './vehicle-query.js';

/** Number of vehicles from one number up to the next bar's. */
export interface RangeBar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Scale of a range slider. */
export interface RangeScale {
  readonly min: number;
  readonly max: number;
  /** Step of the slider, a round number. */
  readonly step: number;
  /** Bars of equal width, if the service returns a histogram. */
  readonly bars: readonly RangeBar[];
  /** True if each bar is one number (a year) instead of a span. */
  readonly singles: boolean;
  /** True if vehicles lie above the maximum of the scale. */
  readonly hasBeyond: boolean;
}

/**
 * Scale of a slider: over the bars, which do not move while other filters change, else over the
 * values in the result. Undefined if there is only one value. Very large numbers lie outside the
 * scale; its ends mean "open".
 */
export function rangeScale(meta: RangeMeta | undefined): RangeScale | undefined {
  return scaleOfBars(meta) ?? (meta && meta.max > meta.min ? scaleOfSpan(meta) : undefined);
}

function scaleOfBars(meta: RangeMeta | undefined): RangeScale | undefined {
  const { edges = [], bars: counts = [] } = meta ?? {};
  const [first = 0, second = 0] = edges;
  const last = edges.at(-1) ?? 0;
  const width = second - first;
  // A single edge does not define the width of a bar.
  if (!(width > 0) || counts.length !== edges.length + 1) return undefined;
  const min = Math.max(0, first - width);
  const ends = [...edges, last + width];
  const bars = ends.map((to, bar) => ({
    from: bar === 0 ? min : to - width,
    to,
    count: counts[bar] ?? 0,
  }));
  const singles = width === 1;
  const max = singles ? last : last + width;
  return { min, max, step: fineStep(width), bars, singles, hasBeyond: (meta?.max ?? 0) > max };
}

function scaleOfSpan({ min, max }: RangeMeta): RangeScale {
  const step = fineStep((max - min) / 20);
  const [from, to] = [Math.floor(min / step) * step, Math.ceil(max / step) * step];
  return { min: from, max: to, step, bars: [], singles: false, hasBeyond: false };
}

/** About a quarter of a width, rounded to 1 or 5 times a power of ten; at least 1. */
function fineStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, width)));
  return Math.max(1, width / power >= 5 ? power : power / 2);
}

/** Thumb positions of a range; an open end is at the end of the scale. */
export function thumbsOf(
  { min, max }: RangeScale,
  range: Range | undefined,
): [low: number, high: number] {
  const within = (value: number) => Math.min(max, Math.max(min, value));
  const low = within(range?.from ?? min);
  return [low, Math.max(low, within(range?.to ?? max))];
}

/** Range of thumb positions; undefined if both ends are open. */
export function rangeOfThumbs(
  { min, max }: RangeScale,
  [low, high]: readonly [number, number],
): Range | undefined {
  if (low <= min && high >= max) return undefined;
  return { ...(low > min && { from: low }), ...(high < max && { to: high }) };
}

/** True if any number of a bar is between the thumbs. */
export const isBarWithin = (
  { from, to }: RangeBar,
  { singles, max }: RangeScale,
  [low, high]: readonly [number, number],
): boolean => (singles ? from >= low && from <= high : to > low && (from < high || from >= max));
