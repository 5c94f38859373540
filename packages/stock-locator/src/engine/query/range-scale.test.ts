import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barEdges, barOf } from '../../stock-index/segment/bar-edges.js';
import { isBarWithin, rangeOfThumbs, rangeScale, thumbsOf } from './range-scale.js';

/** Numbers in a response of the service. */
function metaOf(numbers: readonly number[]) {
  const edges = barEdges(Float64Array.from(numbers));
  const bars = [...edges, 0].map(() => 0);
  for (const number of numbers) bars[barOf(edges, number)] = (bars[barOf(edges, number)] ?? 0) + 1;
  return { min: Math.min(...numbers), max: Math.max(...numbers), edges, bars };
}

const numbers = fc.array(fc.nat({ max: 3_000_000 }), { minLength: 1, maxLength: 60 });

describe('the scale of a range', () => {
  it('has one bar for each year, with the years themselves as its ends', () => {
    const scale = rangeScale(metaOf([2021, 2022, 2022, 2026, 2026]));
    expect(scale).toMatchObject({ min: 2021, max: 2026, step: 1, singles: true });
    expect(scale?.bars.map(({ from, count }) => [from, count])).toEqual([
      [2021, 1],
      [2022, 2],
      [2023, 0],
      [2024, 0],
      [2025, 0],
      [2026, 2],
    ]);
  });

  it('stays where it is while other filters leave less', () => {
    const { edges, bars } = metaOf([0, 20_000, 150_000]);
    const whole = rangeScale({ min: 0, max: 150_000, edges, bars });
    const less = rangeScale({ min: 20_000, max: 20_000, edges, bars: bars.map(() => 0) });
    expect([less?.min, less?.max, less?.step]).toEqual([whole?.min, whole?.max, whole?.step]);
  });

  it('goes over what there is where a service tells no bars, and is none over a single number', () => {
    expect(rangeScale({ min: 371_000, max: 689_000 })).toMatchObject({
      min: 370_000,
      max: 690_000,
      step: 5_000,
      bars: [],
    });
    expect(rangeScale({ min: 5, max: 5 })).toBeUndefined();
    expect(rangeScale(undefined)).toBeUndefined();
  });

  it('holds every bar, none beside another, and a step that divides it', () => {
    fc.assert(
      fc.property(numbers, (some) => {
        const scale = rangeScale(metaOf(some));
        if (!scale || scale.bars.length === 0) return;
        expect((scale.max - scale.min) % scale.step).toBe(0);
        expect(scale.bars.reduce((sum, { count }) => sum + count, 0)).toBe(some.length);
        expect(scale.min).toBeLessThanOrEqual(Math.min(...some));
        expect(scale.hasBeyond).toBe(Math.max(...some) > scale.max);
        for (const [at, bar] of scale.bars.entries()) {
          expect(bar.to).toBeGreaterThan(bar.from);
          if (at > 0) expect(bar.from).toBe(scale.bars[at - 1]?.to);
        }
      }),
    );
  });

  it('leaves no car out at its ends: thumbs there stand for no bound', () => {
    fc.assert(
      fc.property(numbers, (some) => {
        const scale = rangeScale(metaOf(some));
        if (!scale) return;
        expect(rangeOfThumbs(scale, [scale.min, scale.max])).toBeUndefined();
        expect(thumbsOf(scale, undefined)).toEqual([scale.min, scale.max]);
        expect(scale.bars.every((bar) => isBarWithin(bar, scale, [scale.min, scale.max]))).toBe(
          true,
        );
      }),
    );
  });

  it('returns the range that its thumbs were set for', () => {
    fc.assert(
      fc.property(numbers, fc.nat(100), fc.nat(100), (some, a, b) => {
        const scale = rangeScale(metaOf(some));
        if (!scale) return;
        const steps = (scale.max - scale.min) / scale.step;
        const [low, high] = [a % (steps + 1), b % (steps + 1)].sort((x, y) => x - y) as [
          number,
          number,
        ];
        const thumbs = [scale.min + low * scale.step, scale.min + high * scale.step] as const;
        expect(thumbsOf(scale, rangeOfThumbs(scale, thumbs))).toEqual(thumbs);
      }),
    );
  });

  it('marks the bars between the thumbs', () => {
    const scale = rangeScale(metaOf([0, 100_000, 200_000, 300_000, 400_000]));
    if (!scale) throw new Error('There is no scale');
    const within = scale.bars.filter((bar) => isBarWithin(bar, scale, [100_000, 200_000]));
    expect([within[0]?.from, within.at(-1)?.to]).toEqual([100_000, 200_000]);
  });
});
