import { createHash } from 'node:crypto';
import { type Operation, takesIdempotencyKey } from '@mawkib/api-clients/contracts';
import type { Person } from '@mawkib/api-clients/contracts/identity';
import { apiErrors } from '../errors/api-errors.js';

/** A write that its caller may repeat with the same `Idempotency-Key`. */
export interface IdempotentCall {
  operation: Operation;
  /** Hash of operation, caller and key; the response is stored under it. */
  digest: string;
  /** Hash of the parsed input. The same key with another input is rejected. */
  inputHash: string;
}

interface Sent {
  key: string | undefined;
  person: Person | null;
  address: string | undefined;
}

/**
 * The idempotent call of a request; undefined without an `Idempotency-Key` and for reads. Keys are
 * scoped to a person, or to a visitor's address. Throws 400 for a malformed key.
 */
export function readIdempotentCall(
  operation: Operation,
  parsed: Record<string, unknown>,
  { key, person, address = '' }: Sent,
): IdempotentCall | undefined {
  if (key === undefined || !takesIdempotencyKey(operation)) return;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw malformedKey();
  const caller = person ? `person ${person.id}` : `address ${address}`;
  return {
    operation,
    digest: hashOf([operation.id, caller, key]),
    inputHash: hashOf(parsed),
  };
}

const hashOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value)))
    .digest('base64url');

/** The value with sorted keys, so that their order does not change the hash. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('base64url');
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)]);
}

const malformedKey = () =>
  apiErrors.invalidRequest([
    {
      in: 'headers',
      field: 'Idempotency-Key',
      code: 'invalid_format',
      message: {
        ar: 'يجب أن يتكوّن المفتاح من 1 إلى 255 من أحرف ASCII المرئية، دون مسافات.',
        en: 'The key must be 1 to 255 visible ASCII characters without spaces.',
      },
    },
  ]);
