/** The bytes are not valid; caught where a snapshot is opened. */
export class DamagedBytes extends Error {
  readonly kind = 'damaged_bytes';
}

/** Reads the output of a `ByteWriter`. Throws `DamagedBytes` instead of reading past the end. */
export interface ByteReader {
  whole(): number;
  /**
   * A number of items of at least one byte each, so that damaged data never causes a large
   * allocation.
   */
  count(): number;
  text(): string;
  float(): number;
  block(size: number): Uint8Array;
  /** True if everything was read. */
  done(): boolean;
}

export function createByteReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  const block = (size: number) => {
    if (!(size <= bytes.length - at)) throw new DamagedBytes('The bytes end too soon.');
    at += size;
    return bytes.subarray(at - size, at);
  };
  const whole = () => {
    let value = 0;
    for (let unit = 1; unit <= 2 ** 49; unit *= 128) {
      const byte = block(1)[0]!;
      value += (byte & 127) * unit;
      if (byte < 128) return value;
    }
    throw new DamagedBytes('A number is too long.');
  };
  const count = () => {
    const value = whole();
    if (value > bytes.length - at) throw new DamagedBytes('More is announced than there is.');
    return value;
  };
  return {
    whole,
    count,
    block,
    text() {
      const length = count();
      let text = '';
      for (let each = 0; each < length; each += 1) text += String.fromCharCode(whole());
      return text;
    },
    float: () => new Float64Array(block(8).slice().buffer)[0]!,
    done: () => at === bytes.length,
  };
}
