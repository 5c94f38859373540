import { customer } from '@mawkib/api-clients/contracts';
import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseEmail } from './normalise-email.js';

describe('normaliseEmail', () => {
  test.each([
    [' Sara.Ali@Example.AE ', 'Sara.Ali@example.ae'],
    ['sara٢٠@example.com', 'sara20@example.com'],
    ['\u200esara+jaguar@mail.example.co.uk', 'sara+jaguar@mail.example.co.uk'],
  ])('%s is %s', (written, stored) => {
    expect(normaliseEmail(written)).toBe(stored);
  });

  test.each([
    '',
    'sara',
    'sara@',
    '@example.com',
    'sara@example',
    'a..b@example.com',
    '.a@example.com',
    'a@b@example.com',
    'a b@example.com',
    'sara@-example.com',
    `${'a'.repeat(65)}@example.com`,
    'a@example.com\nbcc: b@example.com',
  ])('%s is no address', (written) => {
    expect(normaliseEmail(written)).toBeNull();
  });

  test('what passes here passes the contract', () => {
    const part = fc.string({ unit: fc.constantFrom(...`aZ09._'+-`), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(part, part, fc.constantFrom('ae', 'com', 'x', 'c0'), (local, host, end) => {
        const stored = normaliseEmail(`${local}@${host}.${end}`);
        expect(stored === null || customer.shape.email.safeParse(stored).success).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });
});
