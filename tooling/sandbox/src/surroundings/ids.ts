import { createHash } from 'node:crypto';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Ids that look random and are the same in every run with the same seed. */
export interface Ids {
  /** Letters and digits after a prefix: `pi_3a…`. */
  next(prefix: string, length?: number): string;
  /** Lower-case hexadecimal after a prefix, as Twilio's: `VE12ab…`. */
  hex(prefix: string, length?: number): string;
  /** Capitals and digits, as PayPal's: `5O190127TN364715T`. */
  capitals(length?: number): string;
  /** Decimal digits, as in an SMS code. */
  digits(length: number): string;
  /** Restarts the sequence. */
  reset(): void;
}

/** `seed` is any text. */
export function createIds(seed: string): Ids {
  let count = 0;
  const bytes = (length: number) => {
    count += 1;
    const parts: Buffer[] = [];
    for (let part = 0; part * 32 < length; part += 1) {
      parts.push(createHash('sha256').update(`${seed}:${count}:${part}`).digest());
    }
    return [...Buffer.concat(parts).subarray(0, length)];
  };
  const spell = (alphabet: string, length: number) =>
    bytes(length)
      .map((byte) => alphabet[byte % alphabet.length])
      .join('');

  return {
    next: (prefix, length = 24) => prefix + spell(base62, length),
    hex: (prefix, length = 32) => prefix + spell('0123456789abcdef', length),
    capitals: (length = 17) => spell(base62.slice(0, 36), length),
    digits: (length) => spell('0123456789', length),
    reset: () => {
      count = 0;
    },
  };
}
