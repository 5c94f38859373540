// @vitest-environment happy-dom

import { getOrder } from '@mawkib/api-clients/contracts/purchase';
import type { Clock } from '@mawkib/core/countdown';
import { LocaleProvider } from '@mawkib/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type CustomerType,
  defaultCheckoutPage,
  describeOutcome,
  orderSummaryData,
} from '../engine/index.js';
import { CheckoutStep, type CheckoutStepProps } from './checkout/CheckoutStep.js';
import { ConfirmReservation } from './confirmation/ConfirmReservation.js';
import { OrderConfirmation } from './confirmation/OrderConfirmation.js';
import { OrderSuccess } from './confirmation/OrderSuccess.js';
import { OrderLayout } from './layout/OrderLayout.js';
import { StepsPage } from './steps/StepsPage.js';
import { stepsPageAt } from './steps/steps-page.fixture.js';
import { VehicleUnavailable } from './VehicleUnavailable.js';
import { vehicleFor } from './vehicle.fixture.js';

afterEach(cleanup);

const within = (locale: 'ar' | 'en', element: ReactElement) => (
  <LocaleProvider locale={locale}>{element}</LocaleProvider>
);
const open = (element: ReactElement, locale: 'ar' | 'en' = 'en') => render(within(locale, element));

const serverNow = '2026-11-20T08:00:00.000Z';
const noon = Date.parse(serverNow);

/** Manual clock, an hour behind the server. */
function slowClock() {
  let time = noon - 3_600_000;
  let due: (() => void) | null = null;
  const clock: Clock = {
    now: () => time,
    after(_, callback) {
      due = callback;
      return () => {
        due = null;
      };
    },
  };
  const move = (ms: number) =>
    act(() => {
      time += ms;
      due?.();
    });
  return { clock, move };
}

const lock = {
  serverNow,
  expiresAt: '2026-11-20T08:15:00.000Z',
  vehicleHref: '/showroom/defender-7',
};
const values = {
  first_name: 'سارة',
  last_name: 'العلي',
  email: 'sara@example.ae',
  phone: '050 123 4567',
  consent: 'true',
};
const checkout = (props: Partial<CheckoutStepProps> = {}) => (
  <CheckoutStep {...lock} clock={slowClock().clock} {...props} />
);
const postOf = (root: ParentNode) =>
  Object.fromEntries(new FormData(root.querySelector('form') as HTMLFormElement) as never);
const nativePost = (element: ReactElement) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(within('ar', element));
  return { ...postOf(root), method: root.querySelector('form')?.getAttribute('method') };
};

const both: CustomerType[] = ['private', 'corporate'];

test('a company’s details are not lost by a look at the form of a private buyer', () => {
  const page = { ...defaultCheckoutPage, customer_types: both, terms: [] };
  const { container } = open(checkout({ page, values: { ...values, customer_type: 'corporate' } }));
  const name = screen.getByLabelText<HTMLInputElement>(/^Company name/);
  fireEvent.change(name, { target: { value: 'Palm Trading' } });
  fireEvent.click(screen.getByLabelText('A private person'));
  expect(name.closest('[hidden]')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('A company'));
  expect(name.isConnected && !name.closest('[hidden]')).toBe(true);
  expect(postOf(container).company_name).toBe('Palm Trading');
});

describe('without a script', () => {
  test('starting, ordering and trying again are native posts', () => {
    const hidden = { vehicle_id: '7' };
    const steps = stepsPageAt('payment_options', 'ar', { hidden });
    expect(nativePost(<StepsPage {...steps} />)).toMatchObject({
      ...{ method: 'post', _action: 'init', vehicle_id: '7', step: '1', payment: 'cash' },
    });
    expect(nativePost(checkout({ values }))).toMatchObject({
      method: 'post',
      _action: 'order',
      ...values,
    });
    expect(nativePost(<VehicleUnavailable hidden={hidden} />)).toMatchObject({
      _action: 'init',
      vehicle_id: '7',
    });
  });

  test('fields of a company are kept while the buyer is a private one', () => {
    const page = { ...defaultCheckoutPage, customer_types: both, terms: [] };
    const company = { company_name: 'النخيل للتجارة', trade_licence: 'CN-1234567' };
    const typed = { ...values, ...company, customer_type: 'private' };
    expect(nativePost(checkout({ page, values: typed }))).toMatchObject(typed);
    expect(nativePost(checkout({ values: typed }))).not.toHaveProperty('company_name');
  });

  test('the lock is named by its time of day, in the market and not in the zone of the machine', () => {
    const html = renderToString(within('en', checkout()));
    expect(html).toMatch(/held for you until 12:15\sPM/);
    expect(html).not.toContain('role="timer"');
    expect(html).not.toContain('<dialog');
  });
});

test('what a buyer agrees to can be read, in another tab, where the market names it', () => {
  const { unmount } = open(checkout({ terms: '/terms', policy: '/privacy' }));
  const box = screen.getByRole('checkbox');
  expect(
    document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent,
  ).toContain('Terms of reservation');
  for (const [name, href] of [
    ['Terms of reservation', '/en/terms'],
    ['Privacy policy', '/en/privacy'],
  ]) {
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe('_blank');
  }
  unmount();
  open(checkout());
  expect(screen.queryByText(/Read before/)).toBeNull();
});

describe('frame', () => {
  test('states where the buyer stands, what the car costs and that there is nothing to pay now', () => {
    open(
      <OrderLayout step="checkout" vehicle={vehicleFor('en')}>
        <p>step</p>
      </OrderLayout>,
    );
    expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Your details');
    const aside = screen.getByRole('complementary', { name: 'The car you are reserving' });
    expect(aside.textContent).toContain('AED 489,000');
    expect(aside.textContent).toContain('To pay nowNothing');
    expect(screen.getByRole('link', { name: 'Range Rover Sport' }).getAttribute('href')).toBe(
      '/en/showroom/range-rover-sport-7',
    );
  });
});

describe('checkout', () => {
  test('counts by the clock of the server and speaks at a few moments only', async () => {
    const { clock, move } = slowClock();
    open(checkout({ clock }));
    expect(screen.getByRole('timer').textContent).toContain('15:00');
    const speaker = document.querySelector('[role=status]');
    expect(speaker?.textContent).toBe('');
    await move(295_000);
    expect(screen.getByRole('timer').textContent).toContain('10:05');
    expect(speaker?.textContent).toBe('');
    await move(6000);
    expect(speaker?.textContent).toBe('10 minutes left to complete the reservation');
  });

  test('the init dialog opens once when the lock is taken; when its time is over the kicked-out dialog leads back to the vehicle [S-4-18]', async () => {
    const { clock, move } = slowClock();
    const onExpired = vi.fn();
    const onInitModalClose = vi.fn();
    open(checkout({ clock, initModal: true, onInitModalClose, onExpired }));
    await screen.findByText('The car is now held for you');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onInitModalClose).toHaveBeenCalledOnce();
    expect(screen.queryByText('The car is now held for you')).toBeNull();
    await move(15 * 60_000);
    expect(onExpired).toHaveBeenCalledOnce();
    const back = await screen.findByText('Back to the car');
    expect(back.closest('a')?.getAttribute('href')).toBe('/en/showroom/defender-7');
  });

  test('a lock that the service says is lost opens the kicked-out dialog [S-4-19]', async () => {
    open(checkout({ isLockLost: true, initModal: true }));
    await screen.findByText('Your time to complete the reservation has ended');
    expect(screen.queryByText('The car is now held for you')).toBeNull();
  });

  test('wrong data is not sent; what is wrong is said in Arabic at the fields', () => {
    const onSubmit = vi.fn();
    open(checkout({ onSubmit }), 'ar');
    fireEvent.click(screen.getByRole('button', { name: 'احجز السيارة' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getAllByText('هذا الحقل مطلوب')).toHaveLength(4);
    expect(screen.getAllByText(/نحتاج إلى موافقتك/)).not.toHaveLength(0);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'الاسم الأول' }));
  });

  test('a failure keeps what was typed and reports that trying again makes no second order', async () => {
    const onSubmit = vi.fn(async () => ({ kind: 'failed' as const }));
    const { rerender } = open(checkout({ onSubmit, values }));
    fireEvent.change(screen.getByRole('textbox', { name: 'First name' }), {
      target: { value: 'مريم' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Reserve the car' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    rerender(
      within('en', checkout({ onSubmit, values, outcome: describeOutcome('failed', 'en') })),
    );
    expect(screen.getByText(/will not place a second order/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'مريم');
  });
});

describe('after the order', () => {
  test('the number is isolated left to right, can be copied, and the e-mailed link is what confirms [S-4-16]', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    open(<OrderSuccess orderNumber="MWK-7" email="sara@example.ae" />, 'ar');
    expect(screen.getByText('MWK-7').closest('bdi')?.getAttribute('dir')).toBe('ltr');
    expect(document.body.textContent).toContain('أرسلنا رابط التأكيد إلى');
    fireEvent.click(screen.getByRole('button', { name: 'نسخ' }));
    expect(writeText).toHaveBeenCalledWith('MWK-7');
    await screen.findByRole('button', { name: 'تم النسخ' });
    writeText.mockRestore();
  });

  test.each([
    ['en', 'paid', ['Order number', 'Ordered on', 'Payment', 'VIN'], 'Paid'],
    ['ar', 'refunded', ['رقم الطلب', 'تاريخ الطلب', 'حالة الدفع', 'رقم الهيكل'], 'رُدّ المبلغ'],
  ] as const)(
    'in %s the confirmation shows number, date, payment and VIN [S-3-14]',
    (locale, payment_status, labels, status) => {
      const response = getOrder.response.parse({
        data: {
          order_number: 'MWK-7',
          created_at: '2026-11-20T08:00:00.000Z',
          payment_status,
          status: 'confirmed',
          vin: 'SALEA7BU9K2000001',
          vehicle_id: 'v1',
          expires_at: '2026-11-21T08:00:00.000Z',
        },
      });
      expect(orderSummaryData(response.data)).toMatchObject({
        paymentStatus: payment_status,
        expiresAt: '2026-11-21T08:00:00.000Z',
      });
      const { container } = open(
        <OrderConfirmation
          result="confirmed"
          orderNumber={response.data.order_number}
          summary={orderSummaryData(response.data)}
        />,
        locale,
      );
      for (const label of labels) expect(screen.getByText(label)).toBeTruthy();
      expect(screen.getByText(status)).toBeTruthy();
      for (const number of ['MWK-7', 'SALEA7BU9K2000001']) {
        expect(screen.getByText(number).closest('bdi')?.getAttribute('dir')).toBe('ltr');
      }
      const time = container.querySelector('time');
      expect(time?.dateTime).toBe('2026-11-20T08:00:00.000Z');
      expect(time?.textContent).toMatch(/2026/);
    },
  );

  test('confirmed, cannot be loaded, rejected: three distinct screens [S-2-35]', () => {
    const seen = (['confirmed', 'error', 'failure'] as const).map((result) => {
      const { container, unmount } = open(
        <OrderConfirmation
          result={result}
          orderNumber="MWK-7"
          vehicleHref="/showroom/defender-7"
          retryHref="/showroom-order-online/confirmation/MWK-7?token=t"
        />,
      );
      const title = screen.getByRole('heading', { level: 1 }).textContent;
      const nextSteps = [...container.querySelectorAll('a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('data-kind'),
      ]);
      unmount();
      return { title, nextSteps };
    });
    expect(seen.map(({ title }) => title)).toEqual([
      'Your reservation is confirmed',
      'We cannot show your reservation',
      'Your reservation was not confirmed',
    ]);
    const stock = [expect.stringMatching(/cars/i), '/en/vehicles', 'tertiary'];
    const retailers = [expect.stringMatching(/retailer/i), '/en/retailers'];
    const retry = '/en/showroom-order-online/confirmation/MWK-7?token=t';
    expect(seen.map(({ nextSteps }) => nextSteps)).toEqual([
      [
        [expect.stringMatching(/car/i), '/en/showroom/defender-7', 'primary'],
        ['Home page', '/en/', 'tertiary'],
      ],
      [['Try again', retry, 'primary'], [...retailers, 'secondary'], stock],
      [[...retailers, 'primary'], stock],
    ]);
  });
});

describe('the page of the mailed link', () => {
  test.each([
    ['en', 'Confirm reservation', /hold the car for you until 21 November 2026/],
    ['ar', 'تأكيد الحجز', /نحتفظ لك بالسيارة حتى 21 نوفمبر 2026/],
  ] as const)('in %s a native form confirms, once per click', (locale, button, until) => {
    const { container } = open(
      <ConfirmReservation
        orderNumber="MWK-7"
        expiresAt="2026-11-21T08:00:00.000Z"
        hidden={{ token: 't' }}
      />,
      locale,
    );
    const form = container.querySelector('form') as HTMLFormElement;
    expect(form.getAttribute('method')).toBe('post');
    expect(Object.fromEntries(new FormData(form))).toEqual({ token: 't', _action: 'confirm' });
    expect(document.body.textContent?.replace(/[\u2066-\u2069]/g, '')).toMatch(until);
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
    expect(fireEvent.submit(form)).toBe(true);
    expect(fireEvent.submit(form)).toBe(false);
  });

  test('an attempt that failed is explained and the button stays', () => {
    open(<ConfirmReservation orderNumber="MWK-7" outcome={describeOutcome('unreachable', 'en')} />);
    expect(screen.getByText('We could not reach the service')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Confirm reservation' })).toBeTruthy();
  });

  test('a reservation confirmed before says so', () => {
    open(<OrderConfirmation result="confirmed" isRepeated orderNumber="MWK-7" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Your reservation was already confirmed',
    );
  });
});

describe('a car that another buyer has', () => {
  test('kind words, when it may be free, similar cars and a way to try again', () => {
    open(
      <VehicleUnavailable freeAt="2026-11-20T08:15:00Z" vehiclesHref="/vehicles?model=defender" />,
    );
    expect(screen.getByText(/may be available again at 12:15\sPM/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Similar cars' }).getAttribute('href')).toBe(
      '/en/vehicles?model=defender',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('a car that is no longer available offers no retry', () => {
    open(<VehicleUnavailable kind="vehicle_unavailable" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact a retailer' })).toBeTruthy();
  });
});

test('a confirmation that failed shows no step as done', () => {
  const stepsOf = (result: 'waiting' | 'confirmed' | 'failure') => {
    const { unmount } = open(
      <OrderLayout step="confirmation" result={result} vehicle={vehicleFor('en')}>
        <p>screen</p>
      </OrderLayout>,
    );
    const states = [...document.querySelectorAll('li[data-state]')].map((step) =>
      step.getAttribute('data-state'),
    );
    unmount();
    return states;
  };
  expect(stepsOf('waiting')).toEqual(['done', 'done', 'active']);
  expect(stepsOf('confirmed')).toEqual(['done', 'done', 'done']);
  expect(stepsOf('failure')).toEqual([]);
});
