import type { RangeMeta } from '@mawkib/api-clients/contracts';
import type { Range } from './vehicle-query.js';

/** How many vehicles lie from one number up to another, which is the next bar's. */
export interface RangeBar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** What a slider of a range goes over. */
export interface RangeScale {
  readonly min: number;
  readonly max: number;
  /** Divides the scale, round for people. */
  readonly step: number;
  /** Bars of the same width, where the service tells how the numbers are spread. */
  readonly bars: readonly RangeBar[];
  /** Each bar is one number, such as a year, not a span of them. */
  readonly singles: boolean;
  /** Whether vehicles lie beyond the greatest number of the scale. */
  readonly hasBeyond: boolean;
}

/**
 * The scale of a slider: over the bars, which stay where they are while other filters change; over
 * what there is where no bars are told. Undefined where there is nothing to slide over. A few very
 * large numbers lie beyond it: its ends stand for no bound.
 */
export function rangeScale(meta: RangeMeta | undefined): RangeScale | undefined {
  return scaleOfBars(meta) ?? (meta && meta.max > meta.min ? scaleOfSpan(meta) : undefined);
}

function scaleOfBars(meta: RangeMeta | undefined): RangeScale | undefined {
  const { edges = [], bars: counts = [] } = meta ?? {};
  const [first = 0, second = 0] = edges;
  const last = edges.at(-1) ?? 0;
  const width = second - first;
  // One edge does not tell how wide the bars are.
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

/** About a quarter of a width, round: 1 or 5 times a power of ten, 1 at the least. */
function fineStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, width)));
  return Math.max(1, width / power >= 5 ? power : power / 2);
}

/** Where the thumbs of a range stand: an open end stands at the scale's. */
export function thumbsOf(
  { min, max }: RangeScale,
  range: Range | undefined,
): [low: number, high: number] {
  const within = (value: number) => Math.min(max, Math.max(min, value));
  const low = within(range?.from ?? min);
  return [low, Math.max(low, within(range?.to ?? max))];
}

/** The range that thumbs stand for; undefined where both ends are open. */
export function rangeOfThumbs(
  { min, max }: RangeScale,
  [low, high]: readonly [number, number],
): Range | undefined {
  if (low <= min && high >= max) return undefined;
  return { ...(low > min && { from: low }), ...(high < max && { to: high }) };
}

/** Whether any number of a bar is between the thumbs. */
export const isBarWithin = (
  { from, to }: RangeBar,
  { singles, max }: RangeScale,
  [low, high]: readonly [number, number],
): boolean => (singles ? from >= low && from <= high : to > low && (from < high || from >= max));
