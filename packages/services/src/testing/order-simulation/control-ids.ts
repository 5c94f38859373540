import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Random } from './create-random.js';

let source: Random | undefined;
const hasRandomIds = new AsyncLocalStorage<boolean>();

/** From now on, ids and tokens of this process follow from these choices. */
export function controlIds(random: Random): void {
  if (!source) install();
  source = random;
}

/** Runs something with random ids, which takes no choices from the history. */
export const withRandomIds = <T>(run: () => T): T => hasRandomIds.run(true, run);

function install(): void {
  const { randomUUID, randomBytes } = crypto;
  const current = () => (hasRandomIds.getStore() ? undefined : source);
  const bytes = (size: number, { below }: Random) =>
    Buffer.from(Array.from({ length: size }, () => below(256)));
  crypto.randomUUID = () => {
    const from = current();
    if (!from) return randomUUID();
    const hex = bytes(16, from).toString('hex');
    const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
    return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-') as ReturnType<
      typeof randomUUID
    >;
  };
  const seeded = (size: number, ...more: []) => {
    const from = current();
    return from ? bytes(size, from) : randomBytes(size, ...more);
  };
  crypto.randomBytes = seeded as typeof randomBytes;
  syncBuiltinESMExports();
}
