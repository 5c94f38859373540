import { createHash } from 'node:crypto';
import type { PersonKey, PiiCipher } from '../encryption/pii-cipher.js';
import { personErrors } from './person-errors.js';

/** A person that a call searches for. */
export interface PersonSearch {
  keys: readonly PersonKey[];
  /** Blind indexes of the keys, under every data key. */
  indexes: readonly string[];
  /**
   * Pseudonyms of the person: a hash of each blind index, those of the current key first. They
   * cannot be matched with the indexes of stored rows.
   */
  hashes: readonly string[];
}

const hashOf = (index: string) =>
  createHash('sha256').update(`person ${index}`).digest('base64url').slice(0, 22);

/** Parses complete addresses and numbers; rejects anything else with its position in the list. */
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
