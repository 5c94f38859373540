import { expect, it } from 'vitest';
import { checkEvForm } from './check-ev-form.js';
import { evOrderView } from './ev-order-view.js';

const deposit = { amount: 200_000, currency: 'AED' };
const stateOf = (data: object, isReturning = false) => evOrderView(data, { isReturning }).state;

it('shows what the service knows, not what the address of the return says', () => {
  expect(stateOf({ Status: 'created', payment_status: 'none', deposit })).toBe('unpaid');
  expect(stateOf({ Status: 'created', payment_status: 'pending', deposit }, true)).toBe('checking');
  expect(stateOf({ Status: 'created', payment_status: 'paid', deposit }, true)).toBe('paid');
  expect(stateOf({ Status: 'cancellation_initialized', payment_status: 'paid', deposit })).toBe(
    'cancelled',
  );
  expect(stateOf({ Status: 'created' })).toBe('free');
});

it('shows the buyer only where the service returns them, and ignores unknown shapes', () => {
  const lead = { model: 'Range Rover Electric', first_name: 'نورة', email: 7 };
  expect(evOrderView({ lead, deposit: { amount: '5' } })).toMatchObject({
    buyer: { model: 'Range Rover Electric', name: 'نورة', email: '' },
    deposit: null,
  });
  expect(evOrderView({}).buyer).toBeNull();
});

it('checks the form in the language of the page', () => {
  const filled = {
    ...{ model: 'Range Rover Electric', first_name: 'Noura', last_name: 'Al Mansoori' },
    ...{ email: 'noura@example.test', phone: '050 123 4567', consent: 'true' },
  };
  const checked = checkEvForm(filled, 'en');
  expect(checked).toMatchObject({ ok: true, lead: { phone: '+971501234567' } });
  const wrong = checkEvForm({ ...filled, email: 'x', model: '', consent: '' }, 'ar');
  expect(wrong.ok ? [] : Object.keys(wrong.errors).sort()).toEqual(['consent', 'email', 'model']);
});
