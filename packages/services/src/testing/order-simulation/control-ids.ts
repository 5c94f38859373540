import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Random } from './create-random.js';

let source: Random | undefined;

/** From now on, ids and tokens of this process follow from these choices. */
export function controlIds(random: Random): void {
  if (!source) install();
  source = random;
}

function install(): void {
  const { randomUUID, randomBytes } = crypto;
  const bytes = (size: number, { below }: Random) =>
    Buffer.from(Array.from({ length: size }, () => below(256)));
  crypto.randomUUID = () => {
    if (!source) return randomUUID();
    const hex = bytes(16, source).toString('hex');
    const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
    return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-') as ReturnType<
      typeof randomUUID
    >;
  };
  const seeded = (size: number, ...more: []) =>
    source ? bytes(size, source) : randomBytes(size, ...more);
  crypto.randomBytes = seeded as typeof randomBytes;
  syncBuiltinESMExports();
}
