import { customer as contract, customerCompany } from '@mawkib/api-clients/contracts/purchase';
import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultCheckoutPage } from '../config/checkout-page.js';
import { validateCustomer } from './check-customer.js';
import { customerValues } from './customer-values.js';
import { rejectedFields } from './rejected-fields.js';

const good = {
  first_name: ' سارة ',
  last_name: 'العلي',
  email: 'sara@Example.ae',
  phone: '٠٥٠ ١٢٣ ٤٥٦٧',
  city: '',
  consent: 'on',
};

const page = { ...defaultCheckoutPage, customer_types: ['private' as const, 'corporate' as const] };
const corporate = {
  ...good,
  customer_type: 'corporate',
  company_name: 'النخيل للتجارة',
  trade_licence: 'CN-1234567',
  tax_number: '١٠٠ ١٢٣٤ ٥٦٧٨ ٩٠٠٣',
  contact_person: 'هند الشامسي',
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
      terms: [],
    });
  });

  test('everything that is wrong at once, in the asked language', () => {
    const wrong = { first_name: 'evil.com', email: 'sara@', phone: '12' };
    const english = validateCustomer(wrong, 'en');
    expect(english).toMatchObject({
      ok: false,
      errors: {
        first_name: { code: 'invalid_name' },
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

  test.each([
    { first_name: 'س', last_name: 'O' },
    { first_name: 'م.سعيد', last_name: 'J.Paul' },
    { email: 'a=b@example.com', phone: '050\u2212123\u200b4567' },
    { email: 'ali@شركة.امارات' },
  ])('%j is a buyer to the browser, and to the contract as typed', (part) => {
    const result = validateCustomer({ ...good, ...part }, 'ar');
    expect(result).toMatchObject({ ok: true });
    if (!result.ok) return;
    expect(contract.parse(result.customer)).toEqual(result.customer);
    const typed = { ...result.customer, ...(part.email && { email: part.email }) };
    expect(contract.parse(typed)).toEqual(result.customer);
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
      { numRuns: runs(500) },
    );
  });

  test('the limits are those of the contract', () => {
    for (const length of [1, 2, 100, 101]) {
      const first_name = 'ن'.repeat(length);
      const fits = contract.shape.first_name.safeParse(first_name).success;
      expect(validateCustomer({ ...good, first_name }, 'en').ok).toBe(fits);
    }
    for (const length of [1, 2, 200, 201]) {
      const company_name = 'ن'.repeat(length);
      const fits = customerCompany.shape.name.safeParse(company_name).success;
      expect(validateCustomer({ ...corporate, company_name }, 'en', page).ok).toBe(fits);
    }
    for (const length of [2, 3, 40, 41]) {
      const trade_licence = '7'.repeat(length);
      const fits = customerCompany.shape.trade_licence.safeParse(trade_licence).success;
      expect(validateCustomer({ ...corporate, trade_licence }, 'en', page).ok).toBe(fits);
    }
  });

  test('a company has its licence, its tax number in any digits and its contact person', () => {
    const result = validateCustomer(corporate, 'ar', page);
    expect(result).toMatchObject({
      ok: true,
      customer: {
        customer_type: 'corporate',
        company: { name: 'النخيل للتجارة', tax_number: '100123456789003' },
      },
    });
    if (result.ok) expect(contract.parse(result.customer)).toEqual(result.customer);
    const short = validateCustomer({ ...corporate, tax_number: '100 1234' }, 'ar', page);
    expect(!short.ok && short.errors.tax_number?.message).toBe(
      'يتكوّن رقم التسجيل الضريبي من 15 رقمًا',
    );
    const { contact_person: _, ...incomplete } = corporate;
    expect(validateCustomer(incomplete, 'en', page).ok).toBe(false);
    const fewer = { ...page, fields_required: [], fields_shown: [] };
    const { tax_number: __, ...minimal } = incomplete;
    expect(validateCustomer(minimal, 'en', fewer).ok).toBe(true);
    // Where the company sells to private buyers only, the type is ignored.
    const alone = validateCustomer(corporate, 'en');
    expect(alone.ok && alone.customer.company).toBe(undefined);
  });

  test('terms are accepted in the version that the page showed', () => {
    const terms = [
      { key: 'reservation', html: '<p>Terms</p>', required: true, version: '2' },
      { key: 'offers', html: '<p>Offers</p>', required: false, version: '1' },
    ];
    const withTerms = { ...page, terms };
    const missing = validateCustomer(good, 'en', withTerms);
    expect(!missing.ok && Object.keys(missing.errors)).toEqual(['terms_reservation']);
    const posted = { ...good, terms_reservation: 'true', version_of_reservation: '1' };
    expect(validateCustomer(posted, 'en', withTerms)).toMatchObject({
      terms: [{ key: 'reservation', version: '1' }],
    });
  });

  test('stored details fill the form again, and errors of the service reach its fields', () => {
    const first = validateCustomer(corporate, 'en', page);
    if (!first.ok) throw new Error('It is valid');
    const values = customerValues({ lead_attributes: first.customer, terms: first.terms });
    expect(validateCustomer(values, 'en', page)).toEqual(first);
    const errors = [
      { field: 'checkout.lead_attributes.company.tax_number', message: 'Wrong' },
      { field: 'lead_attributes.email', message: 'No mailbox' },
      { field: 'terms.reservation', message: 'Required' },
      { field: 7 },
    ];
    expect(Object.keys(rejectedFields(errors))).toEqual([
      'tax_number',
      'email',
      'terms_reservation',
    ]);
  });
});
