/** Range of the search: rates from 1e-9 to about e^40 per period. */
const first = 1e-9;
const last = 40;
const step = 1.1;

/**
 * Finds the rate above -1 where `balance` is zero, the nearest to zero; null if there is none.
 * `balance` must be finite and continuous. Searches for a change of sign from zero outwards, then
 * bisects to floating-point precision, so it always terminates without a guess. May miss two
 * solutions within a tenth of each other.
 */
export function rateWhereZero(balance: (rate: number) => number): number | null {
  const at = (logarithm: number) => balance(Math.expm1(logarithm));
  const middle = at(0);
  if (middle === 0) return 0;
  let inner = 0;
  let [before, after] = [middle, middle];
  for (let outer = first; outer <= last; outer *= step) {
    const [below, above] = [at(-outer), at(outer)];
    if (changes(after, above)) return Math.expm1(halve(at, inner, outer));
    if (changes(before, below)) return Math.expm1(halve(at, -inner, -outer));
    [before, after, inner] = [below, above, outer];
  }
  return null;
}

const changes = (one: number, other: number) =>
  Math.sign(one) * Math.sign(other) < 0 || other === 0;

function halve(at: (x: number) => number, from: number, to: number): number {
  const sign = Math.sign(at(from));
  let [near, far] = [from, to];
  for (;;) {
    const middle = (near + far) / 2;
    if (middle === near || middle === far) return middle;
    if (Math.sign(at(middle)) === sign) near = middle;
    else far = middle;
  }
}
