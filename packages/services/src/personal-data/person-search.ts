import { createHash } from 'node:crypto';
import type { PersonKey, PiiCipher } from '../encryption/pii-cipher.js';
import { personErrors } from './person-refusals.js';

/** A person as one call looks for them. */
export interface PersonSearch {
  keys: readonly PersonKey[];
  /** Blind indexes of the keys, under every data key. */
  indexes: readonly string[];
  /**
   * What the person is called where nobody may learn who it is: a hash of each blind index, the
   * current ones first. It cannot be laid beside the indexes of stored rows.
   */
  hashes: readonly string[];
}

const hashOf = (index: string) =>
  createHash('sha256').update(`person ${index}`).digest('base64url').slice(0, 22);

/** Reads whole addresses and numbers; refuses what is neither, by its place in the list. */
export function searchPerson(cipher: PiiCipher, texts: readonly string[]): PersonSearch {
  const keys = texts.map(
    (value): PersonKey => ({
      kind: value.includes('@') ? 'email' : 'phone',
      value,
    }),
  );
  const current = keys.map((key) => cipher.index(key));
  const wrong = current.flatMap((index, at) => (index === undefined ? [at] : []));
  if (wrong.length > 0) throw personErrors.unknownKey(wrong);
  const known = [...new Set(current.flatMap((index) => index ?? []))].sort();
  const all = [...new Set(keys.flatMap((key) => cipher.indexes(key)))];
  return {
    keys,
    indexes: all,
    hashes: [...new Set([...known, ...all].map(hashOf))],
  };
}
