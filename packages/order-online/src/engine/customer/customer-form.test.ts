import { customer as contract } from '@mawkib/api-clients/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { customerForm, validateCustomer } from './customer-form.js';

const good = {
  first_name: ' سارة ',
  last_name: 'العلي',
  email: 'sara@Example.ae',
  phone: '٠٥٠ ١٢٣ ٤٥٦٧',
  city: '',
  consent: 'on',
};

describe('validateCustomer', () => {
  test("a buyer's data as the order takes it", () => {
    expect(validateCustomer(good, 'ar')).toEqual({
      ok: true,
      customer: {
        first_name: 'سارة',
        last_name: 'العلي',
        email: 'sara@example.ae',
        phone: '+971501234567',
        consent: true,
      },
    });
  });

  test('everything that is wrong at once, in the asked language', () => {
    const wrong = { first_name: 'س', email: 'sara@', phone: '12' };
    const english = validateCustomer(wrong, 'en');
    expect(english).toMatchObject({
      ok: false,
      errors: {
        first_name: { code: 'too_short' },
        last_name: { code: 'required', message: 'This field is required' },
        email: { code: 'invalid_email' },
        phone: { code: 'invalid_phone' },
        consent: {
          code: 'required',
          message: 'We need your agreement to reserve the car in your name',
        },
      },
    });
    const arabic = validateCustomer(wrong, 'ar');
    expect(!arabic.ok && arabic.errors.last_name?.message).toBe('هذا الحقل مطلوب');
  });

  test('what passes here passes the contract, whatever is sent', () => {
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.anything());
    const input = fc.record(
      {
        first_name: value,
        last_name: value,
        city: value,
        email: value,
        phone: value,
        consent: value,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(input, (part) => {
        for (const attempt of [part, { ...good, first_name: part.first_name, city: part.city }]) {
          const result = validateCustomer(attempt, 'en');
          if (result.ok) expect(contract.parse(result.customer)).toEqual(result.customer);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('the limits are those of the contract', () => {
    for (const length of [1, 2, 100, 101]) {
      const first_name = 'ن'.repeat(length);
      const fits = contract.shape.first_name.safeParse(first_name).success;
      expect(validateCustomer({ ...good, first_name }, 'en').ok).toBe(fits);
    }
    const ids = customerForm('en').attributes.fields.map(({ id }) => id);
    expect(ids.sort()).toEqual(Object.keys(contract.shape).sort());
  });
});
