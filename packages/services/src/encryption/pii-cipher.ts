import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { parseEmail } from '@mawkib/core/locale';
import { e164, normalisePhone, plausiblePhone } from '@mawkib/forms/engine';
import { type DataKey, deriveKey } from './data-keys.js';

/** An e-mail address or telephone number to search for. */
export interface PersonKey {
  kind: 'email' | 'phone';
  value: string;
}

/**
 * Encrypts personal data (AES-256-GCM). `aad` names the row of the value (`lead/<id>`) and is
 * authenticated, so a value decrypts only there. The first key encrypts; all keys decrypt.
 */
export interface PiiCipher {
  /** Id of the key that encrypts. */
  keyId: string;
  keyIds: readonly string[];
  encrypt(value: unknown, aad: string): string;
  encryptBytes(bytes: Uint8Array, aad: string): Buffer;
  /** Throws a `DecryptionError` if the key is missing or the value was changed. */
  decrypt<T>(encrypted: string, aad: string): T;
  decryptBytes(encrypted: Uint8Array, aad: string): Buffer;
  /** True if the value was encrypted with the current key. */
  isCurrent(encrypted: string): boolean;
  /** Blind index of a person under the current key; undefined for an invalid address or number. */
  index(person: PersonKey): string | undefined;
  /** Blind indexes under all keys: during a key rotation rows have either. */
  indexes(person: PersonKey): string[];
}

export class DecryptionError extends Error {
  readonly kind = 'decryption_error';
}

const ivBytes = 12;
const tagBytes = 16;
const idBytes = 6;

const normalised = ({ kind, value }: PersonKey): string | undefined => {
  const found = kind === 'email' ? parseEmail(value)?.toLowerCase() : phoneKey(value);
  return found ? `${kind}:${found}` : undefined;
};

/** Stored numbers stay searchable when newer numbering rules no longer accept them. */
function phoneKey(value: string): string | null {
  const written = plausiblePhone(value) ?? '';
  return normalisePhone(value) ?? (e164.test(written) ? written : null);
}

export function createPiiCipher(secrets: readonly Buffer[]): PiiCipher {
  const keys = secrets.map(deriveKey);
  const [current] = keys;
  if (!current) throw new Error('A cipher needs a key');
  const byId = new Map(keys.map((key) => [key.id, key]));

  const encryptBytes = (bytes: Uint8Array, aad: string) => {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', current.encrypt, iv).setAAD(Buffer.from(aad));
    const content = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([Buffer.from(current.id, 'hex'), iv, cipher.getAuthTag(), content]);
  };
  const decryptBytes = (encrypted: Uint8Array, aad: string) => {
    const whole = Buffer.from(encrypted.buffer, encrypted.byteOffset, encrypted.byteLength);
    const id = whole.subarray(0, idBytes).toString('hex');
    const key = byId.get(id);
    if (!key) throw new DecryptionError(`The key ${id} is not among those of DATA_KEY`);
    const [iv, tag] = [whole.subarray(idBytes, idBytes + ivBytes), idBytes + ivBytes];
    try {
      const cipher = createDecipheriv('aes-256-gcm', key.encrypt, iv, { authTagLength: tagBytes })
        .setAAD(Buffer.from(aad))
        .setAuthTag(whole.subarray(tag, tag + tagBytes));
      return Buffer.concat([cipher.update(whole.subarray(tag + tagBytes)), cipher.final()]);
    } catch (cause) {
      throw new DecryptionError(`The value of ${aad} could not be decrypted`, { cause });
    }
  };
  const indexBy = (key: DataKey, text: string) =>
    createHmac('sha256', key.index).update(text).digest('base64url').slice(0, 22);

  return {
    keyId: current.id,
    keyIds: keys.map(({ id }) => id),
    encryptBytes,
    decryptBytes,
    encrypt: (value, aad) =>
      encryptBytes(Buffer.from(JSON.stringify(value)), aad).toString('base64'),
    decrypt: (encrypted, aad) =>
      JSON.parse(decryptBytes(Buffer.from(encrypted, 'base64'), aad).toString()),
    isCurrent: (encrypted) =>
      Buffer.from(encrypted.slice(0, 8), 'base64').subarray(0, idBytes).toString('hex') ===
      current.id,
    index: (person) => {
      const text = normalised(person);
      return text && indexBy(current, text);
    },
    indexes: (person) => {
      const text = normalised(person);
      return text ? keys.map((key) => indexBy(key, text)) : [];
    },
  };
}
