// @vitest-environment happy-dom
import { Payment } from '@mawkib/order-online';
import type { OfferedPayment } from '@mawkib/order-online/engine';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { dialogRequest } from '../../dialogs/dialog-request.ts';

beforeAll(async () => {
  await Payment.load();
  // The scripts of vendors.
  vi.spyOn(document.head, 'append').mockImplementation(() => {});
});
afterEach(cleanup);

const scriptUrl = 'https://pay.example/script.js';
const approveUrl = 'https://pay.example/approve';

it.each<OfferedPayment>([
  { vendor: 'PAYPAL', orderId: 'P7', scriptUrl, approveUrl },
  { vendor: 'OWN', payUrl: approveUrl },
])('the page of the payment provider opens without a question: $vendor', async (payment) => {
  const due = { amount: 500_000, currency: 'AED' };
  render(
    <LocaleProvider locale="en">
      <Payment
        view={{ state: 'open', due, payment }}
        serverNow="2026-11-20T08:00:00Z"
        expiresAt="2099-11-20T08:15:00Z"
        pageUrl="https://cars.example/en/showroom-order-online/checkout"
        payHref="/showroom-order-online/checkout"
        vehicleHref="/showroom/defender-7"
        onCheck={() => {}}
      />
      <a href={approveUrl}>Elsewhere</a>
    </LocaleProvider>,
  );
  const links = await screen.findAllByRole<HTMLAnchorElement>('link');
  const foreign = links.filter(({ href }) => href === approveUrl);
  const kinds = foreign.map((link) => dialogRequest(link, [])?.kind);
  expect(kinds).toEqual([undefined, 'exit']);
});
