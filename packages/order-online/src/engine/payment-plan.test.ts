import { createOrder, freeReservationVendor } from '@mawkib/api-clients/contracts/purchase';
import { expect, test } from 'vitest';
import { orderRequest, paymentPlan } from './payment-plan.js';

const customer = {
  first_name: 'سارة',
  last_name: 'العلي',
  email: 'sara@example.ae',
  phone: '+971501234567',
  consent: true as const,
};
const lock = {
  lockId: '2c5ea4c0-4067-4fe9-8bad-9b1deb4d3b7d',
  vehicleId: '7',
  expiresAt: '2026-11-20T10:00:00Z',
  vendor: freeReservationVendor,
};

test('the free reservation vendor takes no payment and confirms by link [S-4-16]', () => {
  expect(paymentPlan(freeReservationVendor)).toEqual({
    takesPayment: false,
    confirmationByLink: true,
  });
  expect(paymentPlan('STRIPE')).toEqual({ takesPayment: true, confirmationByLink: false });
  const body = orderRequest({ lock, customer, locale: 'ar' });
  expect(createOrder.parts.body.parse(body)).toMatchObject({
    confirmation_by_link: true,
    vendor_uuid: 'NO_PAYMENT_JAPAN',
    locale: 'ar',
    finance_option: 'cash',
  });
});
