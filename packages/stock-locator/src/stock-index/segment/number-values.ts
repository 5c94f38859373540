/** Numbers of a column in the smallest exact array type. */
export interface NumberValues {
  readonly stored: Uint16Array | Int32Array | Float64Array;
  /** Value that means "no number". */
  readonly none: number;
}

/** Numbers of `rows` in order, or all of them; NaN for none. */
export function narrow(numbers: Float64Array, rows?: Uint32Array): NumberValues {
  let whole = true;
  let min = 0;
  let max = 0;
  for (let at = 0; at < numbers.length; at += 1) {
    const value = numbers[at]!;
    if (value < min) min = value;
    if (value > max) max = value;
    if (Math.floor(value) < value) whole = false;
  }
  const size = rows?.length ?? numbers.length;
  const values = narrowest(size, whole, min, max);
  const { stored, none } = values;
  for (let at = 0; at < size; at += 1) {
    const value = numbers[rows ? rows[at]! : at]!;
    stored[at] = Number.isNaN(value) ? none : value;
  }
  return values;
}

function narrowest(size: number, whole: boolean, min: number, max: number): NumberValues {
  if (whole && min >= 0 && max < 65_535) return { stored: new Uint16Array(size), none: 65_535 };
  if (whole && min > -2_147_483_648 && max <= 2_147_483_647) {
    return { stored: new Int32Array(size), none: -2_147_483_648 };
  }
  return { stored: new Float64Array(size), none: Number.NaN };
}

/** NaN for none. */
export function numberAt({ stored, none }: NumberValues, document: number): number {
  const value = stored[document]!;
  return value === none ? Number.NaN : value;
}
