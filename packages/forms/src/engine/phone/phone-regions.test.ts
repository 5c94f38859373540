import { markets, registerMarket } from '@mawkib/core/locale';
import { afterEach, describe, expect, it, test } from 'vitest';
import type { FormDefinition } from '../form-definition.js';
import { validateAnswers } from '../validate-answers.js';
import { formatPhone, normalisePhone } from './normalise-phone.js';
import { plausiblePhone } from './written-phone.js';

afterEach(() => registerMarket(markets.AE));

const numbers = [
  ['AE', '050 123 4567', '+971 50 123 4567', '+971501234567'],
  ['AE', '٠٤ ٣٤٥ ٦٧٨٩', '00971 (0)4 345 6789', '+97143456789'],
  ['SA', '055 123 4567', '+966 55 123 4567', '+966551234567'],
  ['SA', '٠٥٥١٢٣٤٥٦٧', '٠٠٩٦٦٥٥١٢٣٤٥٦٧', '+966551234567'],
  ['KW', '5001 2345', '+965 5001 2345', '+96550012345'],
  ['FR', '06 12 34 56 78', '+33 (0)6 12 34 56 78', '+33612345678'],
  ['US', '(201) 555-0123', '+1 201-555-0123', '+12015550123'],
  ['DE', '01512 3456789', '0049 1512 3456789', '+4915123456789'],
] as const;

describe.each(numbers)('a number of %s: %s, %s', (region, local, international, stored) => {
  it('is the same number in its country, with the code and without', () => {
    expect(normalisePhone(local, region)).toBe(stored);
    expect(normalisePhone(international, region)).toBe(stored);
  });

  it('needs the code elsewhere', () => {
    expect(normalisePhone(international, 'GB')).toBe(stored);
    expect(normalisePhone(local, 'GB')).not.toBe(stored);
  });

  it('is shown as it is dialled there, and with the code elsewhere', () => {
    expect(formatPhone(stored, region)).not.toMatch(/^\+/);
    expect(normalisePhone(formatPhone(stored, region), region)).toBe(stored);
    expect(formatPhone(stored, 'GB')).toMatch(/^\+/);
    expect(normalisePhone(formatPhone(stored, 'GB'))).toBe(stored);
  });
});

// Not in Germany, where numbers may begin with 49.
test.each(['AE', 'SA', 'KW', 'FR', 'US'])('in %s the plus may be left out at home', (country) => {
  const stored = numbers.find(([region]) => region === country)?.[3] ?? '';
  expect(normalisePhone(stored.slice(1), country)).toBe(stored);
});

test.each([
  ['SA', '050 123 456'],
  ['KW', '12345678'],
  ['FR', '06 12 34 56'],
  ['US', '123 456 7890'],
  ['US', '+1 201 555 012'],
  ['DE', '015'],
  ['ZZ', '050 123 4567'],
])('in %s, %s is no number', (region, written) => {
  expect(normalisePhone(written, region)).toBeNull();
});

test('what is no number is shown as it is', () => {
  expect([formatPhone('call me'), formatPhone('+999'), formatPhone('')]).toEqual([
    'call me',
    '+999',
    '',
  ]);
});

describe('a market with another region', () => {
  const form: FormDefinition = {
    attributes: {
      fields: [{ id: 'phone', type: 'phone', label: 'Phone', required: true, width: 'full' }],
    },
  };

  it('reads its own numbers without a code, and names one in the error', () => {
    registerMarket(markets.SA);
    expect(validateAnswers(form, { phone: '055 123 4567' }, 'en')).toEqual({
      ok: true,
      answers: { phone: '+966551234567' },
    });
    expect(validateAnswers(form, { phone: '04 345 6789' }, 'en')).toEqual({
      ok: false,
      errors: {
        phone: {
          code: 'invalid_phone',
          message:
            'Please enter a valid phone number, such as 051 234 5678, or one with + and the country code',
        },
      },
    });
  });

  it.each(Object.values(markets))('$country: the number of its example is valid', (market) => {
    const { region, example } = market.phone;
    expect(region).toBe(market.country);
    const stored = normalisePhone(example, region);
    expect(stored).toMatch(/^\+/);
    expect(formatPhone(stored ?? '', region)).toBe(example);
  });
});

test.each([
  ['٠٥٠ ١٢٣ ٤٥٦٧', '0501234567'],
  ['00971 50', '+97150'],
  ['12', null],
  ['call me', null],
])('%s may be a number before the rules are loaded: %s', (written, read) => {
  expect(plausiblePhone(written)).toBe(read);
});
