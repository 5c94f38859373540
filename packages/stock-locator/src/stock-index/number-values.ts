/** Numbers of a column in the narrowest array that holds them all exactly. */
export interface NumberValues {
  readonly stored: Uint16Array | Int32Array | Float64Array;
  /** What stands for no number. */
  readonly none: number;
}

export function narrow(numbers: Float64Array): NumberValues {
  let whole = true;
  let least = 0;
  let most = 0;
  for (let at = 0; at < numbers.length; at += 1) {
    const value = numbers[at]!;
    if (Number.isNaN(value)) continue;
    if (value < least) least = value;
    if (value > most) most = value;
    whole &&= Number.isInteger(value);
  }
  if (whole && least >= 0 && most < 65_535) return store(numbers, Uint16Array, 65_535);
  if (whole && least > -2_147_483_648 && most <= 2_147_483_647) {
    return store(numbers, Int32Array, -2_147_483_648);
  }
  return { stored: numbers, none: Number.NaN };
}

function store(
  numbers: Float64Array,
  Kind: Uint16ArrayConstructor | Int32ArrayConstructor,
  none: number,
): NumberValues {
  const stored = new Kind(numbers.length);
  for (let at = 0; at < numbers.length; at += 1) {
    const value = numbers[at]!;
    stored[at] = Number.isNaN(value) ? none : value;
  }
  return { stored, none };
}

/** NaN where there is none. */
export function numberAt({ stored, none }: NumberValues, document: number): number {
  const value = stored[document]!;
  return value === none ? Number.NaN : value;
}
