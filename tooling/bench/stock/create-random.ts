export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
}

/** The same numbers for the same seed, on every machine (xorshift of 32 bits). */
export function createRandom(seed: number): Random {
  let state = seed | 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (end) => Math.floor(next() * end),
    weighted(choices) {
      let sum = 0;
      for (const [, weight] of choices) sum += weight;
      let left = next() * sum;
      for (const [choice, weight] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
      const last = choices.at(-1);
      if (!last) throw new Error('nothing to choose from');
      return last[0];
    },
  };
}
