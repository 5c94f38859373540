/** Random numbers that are the same for the same seed on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(min: number, max: number): number;
  chance(share: number): boolean;
  pick<T>(values: readonly T[]): T;
  weighted<T>(values: readonly (readonly [value: T, weight: number])[]): T;
  /** `count` different values, in their given order. */
  some<T>(values: readonly T[], count: number): T[];
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const at = <T>(values: readonly T[], index: number): T => {
    const value = values[index];
    if (value === undefined) throw new RangeError(`Nothing at ${index} of ${values.length}`);
    return value;
  };
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (values) => at(values, between(0, values.length - 1)),
    weighted(values) {
      let rest = next() * values.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of values) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return at(values, values.length - 1)[0];
    },
    some(values, count) {
      const places = values.map((_, index) => ({ index, order: next() }));
      places.sort((a, b) => a.order - b.order);
      const kept = places.slice(0, count).map(({ index }) => index);
      return kept.sort((a, b) => a - b).map((index) => at(values, index));
    },
  };
}
