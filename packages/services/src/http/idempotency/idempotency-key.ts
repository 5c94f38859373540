import { createHash } from 'node:crypto';
import { type Operation, type Person, takesIdempotencyKey } from '@mawkib/api-clients/contracts';
import { apiErrors } from '../errors/refusals.js';

/** One intention to write, whichever request carries it. */
export interface Intention {
  operation: Operation;
  /** Operation, caller and key in one: the name under which the answer is kept. */
  digest: string;
  /** Of the parsed input: another input under the same name is refused. */
  inputHash: string;
}

interface Sent {
  key: string | undefined;
  person: Person | null;
  address: string | undefined;
}

/**
 * What a call's `Idempotency-Key` names; undefined without one, and for calls that only read.
 * Keys belong to who sent them: a person, or the address of a visitor.
 */
export function readIntention(
  operation: Operation,
  parsed: Record<string, unknown>,
  { key, person, address = '' }: Sent,
): Intention | undefined {
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

/** The same value whatever the order in which its keys came. */
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
        ar: 'يجب أن يتكوّن المفتاح من 1 إلى 255 محرف ASCII مرئياً دون مسافات.',
        en: 'The key must have 1 to 255 visible ASCII characters and no spaces.',
      },
    },
  ]);
