// @vitest-environment happy-dom
import { LocaleProvider } from '@mawkib/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaymentView } from '../../engine/index.js';
import { Payment } from './Payment.js';
import { views } from './payment-views.fixture.js';

const pageUrl = 'https://cars.example/ar/showroom-order-online/checkout';
const onCheck = vi.fn();
const show = (view: PaymentView, locale: 'ar' | 'en' = 'ar') =>
  render(
    <LocaleProvider locale={locale}>
      <main>
        <Payment
          view={view}
          serverNow="2026-11-20T08:00:00Z"
          expiresAt="2099-11-20T08:15:00Z"
          pageUrl={pageUrl}
          payHref="/showroom-order-online/checkout"
          vehicleHref="/showroom/defender-7"
          onCheck={onCheck}
        />
      </main>
    </LocaleProvider>,
  );

let assign: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  // Scripts of vendors load at once, without a network.
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    queueMicrotask(() => (script as HTMLElement).dispatchEvent(new Event('load')));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  onCheck.mockReset();
  delete (window as { Stripe?: unknown }).Stripe;
  delete (window as { paypal?: unknown }).paypal;
  delete (window as { LiqPayCheckout?: unknown }).LiqPayCheckout;
});

/** Stripe.js with a card that fails by this error type, or a paid one. */
function stripeThat(errorType?: string) {
  const confirmed: unknown[] = [];
  const options: unknown[] = [];
  (window as { Stripe?: unknown }).Stripe = () => ({
    elements(given: unknown) {
      options.push(given);
      return {
        create: () => ({
          mount() {},
          on: (_: string, ready: () => void) => ready(),
          destroy() {},
        }),
        submit: async () => ({}),
      };
    },
    confirmPayment: async (given: unknown) => {
      confirmed.push(given);
      return errorType ? { error: { type: errorType } } : new Promise(() => {});
    },
  });
  return { confirmed, options };
}

const press = async (name: RegExp) => {
  const button = await screen.findByRole('button', { name });
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await act(async () => fireEvent.submit(button.closest('form') as HTMLFormElement));
};

describe('Stripe', () => {
  test('is paid in its element, in the page’s language, and returns to this page', async () => {
    const { confirmed, options } = stripeThat();
    show(views.stripe);
    await press(/^ادفع/);
    expect(options[0]).toMatchObject({ clientSecret: 'pi_7_secret_x', locale: 'ar' });
    expect(confirmed).toMatchObject([
      { confirmParams: { return_url: `${pageUrl}?payment=stripe` } },
    ]);
  });

  test.each([
    ['card_error', 'The payment was declined'],
    ['validation_error', 'Complete the card details'],
    ['api_connection_error', 'We cannot reach the payment gateway'],
  ])('%s: "%s", and the buyer can pay again', async (type, title) => {
    const { confirmed } = stripeThat(type);
    show(views.stripe, 'en');
    await press(/^Pay/);
    expect((await screen.findByRole('alert')).textContent).toContain(title);
    await press(/^Pay/);
    expect(confirmed).toHaveLength(2);
    expect(assign).not.toHaveBeenCalled();
  });

  test('an error that only the service can explain is left to it', async () => {
    stripeThat('invalid_request_error');
    show(views.stripe, 'en');
    await press(/^Pay/);
    expect(assign).toHaveBeenCalledWith(`${pageUrl}?payment=stripe`);
  });
});

describe('PayPal', () => {
  test('has a link without a script, and buttons that return to this page', async () => {
    let given: { createOrder(): string; onApprove(): void; onCancel(): void } | undefined;
    (window as { paypal?: unknown }).paypal = {
      Buttons(options: typeof given) {
        given = options;
        return { isEligible: () => true, render: async () => {}, close: async () => {} };
      },
    };
    show(views.paypal, 'en');
    const link = screen.getByRole('link', { name: 'Continue to PayPal' });
    expect(link.getAttribute('href')).toBe(views.paypal.payment.approveUrl);
    expect(await screen.findByText('Or pay without leaving this page')).toBeTruthy();
    expect(given?.createOrder()).toBe('P7');
    given?.onApprove();
    given?.onCancel();
    expect(assign.mock.calls).toEqual([
      [`${pageUrl}?payment=paypal`],
      [`${pageUrl}?payment=cancelled`],
    ]);
  });
});

test('LiqPay is a native post of what the service has signed', () => {
  const { container } = show(views.liqpay);
  const form = container.querySelector('form');
  expect([form?.method, form?.action]).toEqual(['post', views.liqpay.payment.checkoutUrl]);
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    data: 'data',
    signature: 'signature',
  });
});

test('LiqPay’s widget opens in the page on request, and returns once the payer is done', async () => {
  let told: ((payment: { status: string }) => void) | undefined;
  const opened: unknown[] = [];
  (window as { LiqPayCheckout?: unknown }).LiqPayCheckout = {
    init(options: unknown) {
      opened.push(options);
      const widget = {
        on(event: string, listener: typeof told) {
          if (event === 'liqpay.callback') told = listener;
          return widget;
        },
      };
      return widget;
    },
  };
  const { container } = show(views.liqpay, 'en');
  const button = await screen.findByRole('button', { name: 'Pay without leaving this page' });
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(opened).toEqual([]);
  await act(async () => fireEvent.click(button));
  expect(opened).toMatchObject([{ data: 'data', signature: 'signature', mode: 'embed' }]);
  const { embedTo } = opened[0] as { embedTo: string };
  expect(container.querySelector(embedTo)?.hasAttribute('hidden')).toBe(false);
  told?.({ status: '3ds_verify' });
  expect(assign).not.toHaveBeenCalled();
  told?.({ status: 'success' });
  expect(assign).toHaveBeenCalledWith(`${pageUrl}?payment=liqpay`);
});

test('LiqPay’s page is offered alone where the widget is blocked', async () => {
  vi.mocked(document.head.append).mockImplementation((script) => {
    queueMicrotask(() => (script as HTMLElement).dispatchEvent(new Event('error')));
  });
  const scriptUrl = 'https://blocked.example/checkout.js';
  show({ ...views.liqpay, payment: { ...views.liqpay.payment, scriptUrl } }, 'en');
  await vi.waitFor(() => expect(screen.queryByText('Pay without leaving this page')).toBeNull());
  expect(screen.getByRole('button', { name: 'Continue to LiqPay' })).toBeTruthy();
});

test('the amount in another currency than the car’s is explained', () => {
  show(views.liqpay, 'en');
  expect(screen.getByText(/so you pay in USD/)).toBeTruthy();
  cleanup();
  show(views.stripe, 'en');
  expect(screen.queryByText(/so you pay in/)).toBeNull();
});

test.each(['checking', 'starting'] as const)(
  'a payment that is %s continues by itself, ever more slowly',
  (state) => {
    vi.useFakeTimers();
    show({ state });
    vi.advanceTimersByTime(2_000);
    expect(onCheck).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(onCheck.mock.calls.length).toBeGreaterThan(5);
    expect(onCheck.mock.calls.length).toBeLessThan(12);
  },
);

test('another amount is asked about with both amounts, and posted', () => {
  const { container } = show(views.amountChanged, 'en');
  expect(container.textContent).toMatch(/5,000.*6,000/);
  expect(
    Object.fromEntries(new FormData(container.querySelector('form') as HTMLFormElement)),
  ).toEqual({ _action: 'accept', amount: '600000', currency: 'AED' });
});

test('money that goes back has its amount, its days and a number to quote', () => {
  const { container } = show(views.returned, 'en');
  expect(container.textContent).toContain('5,000');
  expect(container.textContent).toContain('5 to 10 business days');
  expect(container.textContent).toContain('pi_3QkF7e2eZvKYlo2C');
});

test.each(
  Object.entries({
    ...views,
    checking: { state: 'checking' },
    starting: { state: 'starting' },
    lost: { state: 'lost' },
    failed: { state: 'failed', kind: 'payment_failed' },
  } satisfies Record<string, PaymentView>),
)('nothing for axe to find: %s', async (_, view) => {
  const { container } = show(view);
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
