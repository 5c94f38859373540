/** A growing byte buffer. */
export interface ByteWriter {
  byte(value: number): void;
  /** A whole number from 0 to 2^53, seven bits per byte, lowest first. */
  whole(value: number): void;
  /** Length and code units of a text: one byte for a Latin letter, two for an Arabic one. */
  text(value: string): void;
  float(value: number): void;
  /** Reserves `size` bytes for the caller to fill. */
  block(size: number): Uint8Array;
  /** Bytes written so far. */
  bytes(): Uint8Array;
}

export function createByteWriter(): ByteWriter {
  let buffers = new Uint8Array(4_096);
  let size = 0;
  const block = (wanted: number) => {
    if (size + wanted > buffers.length) {
      const wider = new Uint8Array(Math.max(buffers.length * 2, size + wanted));
      wider.set(buffers);
      buffers = wider;
    }
    size += wanted;
    return buffers.subarray(size - wanted, size);
  };
  const byte = (value: number) => {
    block(1)[0] = value;
  };
  const whole = (value: number) => {
    let rest = value;
    while (rest > 127) {
      byte((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    byte(rest);
  };
  return {
    byte,
    whole,
    block,
    text(value) {
      whole(value.length);
      for (let at = 0; at < value.length; at += 1) whole(value.charCodeAt(at));
    },
    float(value) {
      block(8).set(new Uint8Array(new Float64Array([value]).buffer));
    },
    bytes: () => buffers.slice(0, size),
  };
}
