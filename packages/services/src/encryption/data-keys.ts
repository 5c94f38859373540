import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../runtime/start-error.js';

/** A market key and the keys derived from it. */
export interface DataKey {
  /** Public id of the key. */
  id: string;
  encrypt: Buffer;
  index: Buffer;
}

const keyBytes = 32;

/** Parses a 32-byte key in base64, base64url or hex; undefined if it is invalid. */
export function readKey(text: string): Buffer | undefined {
  const written = text.trim();
  const isHex = /^[\da-f]{64}$/i.test(written);
  if (!isHex && !/^[\w+/-]{43}=?$/.test(written)) return undefined;
  const bytes = Buffer.from(written, isHex ? 'hex' : 'base64');
  return bytes.length === keyBytes ? bytes : undefined;
}

/** Parses comma-separated keys; undefined if one of them is invalid. */
export function readKeys(text: string): Buffer[] | undefined {
  const keys = text.split(',').map(readKey);
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

export function deriveKey(bytes: Buffer): DataKey {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', bytes, '', `mawkib ${purpose}`, keyBytes));
  const id = createHash('sha256').update(derive('id')).digest('hex').slice(0, 12);
  return { id, encrypt: derive('seal'), index: derive('index') };
}

/** Path of the generated key of a data folder. */
export const keyFileOf = (dataDir: string): string => path.join(dataDir, 'data.key');

/** The generated key of a data folder; created on first use. */
export function storedKey(dataDir: string): Buffer {
  const file = keyFileOf(dataDir);
  if (!existsSync(file)) makeKey(dataDir, file);
  const key = readKey(readFileSync(file, 'utf8'));
  if (!key)
    throw new StartError(`${file} contains no key; restore it from a backup or set DATA_KEY`);
  return key;
}

/** A link is created only once, so of two concurrent processes one key wins. */
function makeKey(dataDir: string, file: string): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(draft, `${randomBytes(keyBytes).toString('base64')}\n`, {
    mode: 0o600,
    flush: true,
  });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
