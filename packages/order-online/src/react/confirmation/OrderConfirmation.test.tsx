// @vitest-environment happy-dom
import type { OwnOrder } from '@mawkib/api-clients/contracts/purchase';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { describeOutcome } from '../../engine/index.js';
import { OrderConfirmation } from './OrderConfirmation.js';

afterEach(cleanup);

const open = (element: ReactElement, locale: 'ar' | 'en') =>
  render(<LocaleProvider locale={locale}>{element}</LocaleProvider>);
const own: OwnOrder = {
  model: 'Range Rover Sport',
  retailer: { name: 'Sheikh Zayed Road', phone: '+97145550111' },
  price: { amount: 48_900_000, currency: 'AED' },
  deposit: { amount: 500_000, currency: 'AED' },
  finance_option: 'cash',
  choices: null,
  terms: [],
  appointment: null,
  confirmed_at: '2026-11-20T08:04:00.000Z',
  cancel: { allowed: false, until: null },
  pay_again: null,
};

describe('a paid order opened from its mail', () => {
  const paid = (paymentStatus: 'paid' | 'refunding' | 'refunded', isCancelled = true) => ({
    orderNumber: 'MWK-7',
    isRepeated: true,
    summary: { createdAt: '2026-11-20T08:00:00.000Z', vin: null, paymentStatus },
    own,
    ...(isCancelled
      ? { result: 'failure' as const, outcome: describeOutcome('order_cancelled', 'en') }
      : { result: 'confirmed' as const }),
  });
  const words = () => document.body.textContent?.replace(/[\u2066-\u2069]/g, '');

  test('is confirmed, as by any other way to its page', () => {
    open(<OrderConfirmation {...paid('paid', false)} />, 'en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Your reservation is confirmed',
    );
  });

  test.each([
    ['en', 'refunding', 'Being refunded', 'We are refunding'],
    ['en', 'refunded', 'Refunded', 'We have refunded'],
    ['ar', 'refunding', 'جارٍ رد المبلغ', 'نرد'],
    ['ar', 'refunded', 'رُدّ المبلغ', 'رددنا'],
  ] as const)('in %s a cancelled one is %s: %s', (locale, status, label, sentence) => {
    open(<OrderConfirmation {...paid(status)} />, locale);
    expect(document.querySelector(`[data-status="${status}"]`)?.textContent).toBe(label);
    expect(words()).toContain(sentence);
    expect(words()).not.toContain(locale === 'ar' ? 'تم الدفع' : 'Paid');
  });
});
