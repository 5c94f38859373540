import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactReason } from './redact-reason.js';

test('addresses and numbers of people are removed, the rest stays', () => {
  const id = '0b2f7c0e-5f0b-4d7c-9a52-0c9c6a3f2d11';
  expect(redactReason(`Lead ${id} of noura@example.test (+971 50 123 4567) at 2031-03-01`)).toBe(
    `Lead ${id} of [address] ([number]) at 2031-03-01`,
  );
  expect(redactReason('٠٥٠ ١٢٣ ٤٥٦٧ لم يصل')).toBe('[number] لم يصل');
  expect(redactReason('connect ECONNREFUSED 127.0.0.1:8443')).toBe(
    'connect ECONNREFUSED 127.0.0.1:8443',
  );
  expect(redactReason('It answered 503\nparams: noura@example.test')).toBe('It answered 503');
});

test('no address or number remains, whatever surrounds it', () => {
  const surrounding = fc.stringMatching(/^[a-z :,]{0,20}$/);
  const digits = fc.stringMatching(/^\d{7,15}$/);
  fc.assert(
    fc.property(surrounding, digits, surrounding, (before, number, after) => {
      expect(redactReason(`${before} ${number} ${after}`)).not.toContain(number);
      expect(redactReason(`${before} a${number}@b.test ${after}`)).not.toContain('@b.test');
    }),
  );
});
