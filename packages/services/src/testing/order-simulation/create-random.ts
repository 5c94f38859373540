/** Random choices that a seed repeats. */
export interface Random {
  /** A whole number below `max`. */
  below(max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** An entry with a probability in proportion to its weight. */
  weighted<T>(list: readonly (readonly [weight: number, value: T])[]): T;
}

/** `mulberry32`: 32 bits of state, enough for histories of some thousand choices. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (max: number) => Math.floor(next() * max);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    weighted(list) {
      let left = next() * list.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, value] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      return list.at(-1)?.[1] as (typeof list)[number][1];
    },
  };
}
