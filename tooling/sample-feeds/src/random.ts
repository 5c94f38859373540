/** Seeded random numbers: the same seed gives the same list on every machine. */
export interface Random {
  /** A whole number from `min` to `max`, inclusive. */
  whole(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  /** True in one of `outOf` cases. */
  once(outOf: number): boolean;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => items[Math.floor(next() * items.length)]!,
    once: (outOf) => next() < 1 / outOf,
  };
}
