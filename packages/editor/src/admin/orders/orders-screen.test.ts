import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { OrdersScreen } from './OrdersScreen.tsx';

afterEach(cleanup);

const order = {
  order_number: 'MK-7F3K-92QD',
  created_at: '2026-11-20T08:00:00.000Z',
  status: 'confirmed',
  payment_status: 'paid',
  vendor_uuid: 'STRIPE',
  vehicle: { id: '100001', vin: 'SALEA7RU0R2000001', name: 'Defender 110' },
  retailer: { id: '7', name: 'Ajman' },
  price: { amount: 28_700_000, currency: 'AED' },
  deposit: { amount: 500_000, currency: 'AED' },
  expires_at: '2026-11-20T08:15:00.000Z',
  confirmed_at: '2026-11-20T08:10:00.000Z',
  sold_at: null,
};
const full = {
  ...order,
  customer: {
    ...{ first_name: 'Noura', last_name: 'Al Mansoori', email: 'noura@example.test' },
    customer_type: 'corporate',
    company: { name: 'Falcon Trading', trade_licence: 'CN-118', tax_number: '100234567800003' },
  },
  locale: 'ar',
  finance_option: 'cash',
  choices: [{ label: 'Trade-in', value: 'Nissan Patrol' }],
  terms: [{ key: 'sale', version: '2026-02', accepted_at: order.created_at }],
  cancel_reason: null,
  lead_id: null,
  payments: [],
  refunds: [],
  actions: {
    cancel: true,
    refund: { left: { amount: 500_000, currency: 'AED' }, parts: true },
    extend: false,
    sell: true,
    unsell: false,
    mails: ['order-reserved'],
  },
  events: [
    { at: order.created_at, kind: 'ordered', detail: null, by: null },
    { at: order.confirmed_at, kind: 'payment', detail: 'paid', by: null },
  ],
};

const opened = (address: string, answers: object = {}, roles?: ['editor']) =>
  renderAdmin({
    address,
    routes: [
      {
        path: 'admin/orders',
        Component: OrdersScreen,
        children: [{ path: ':number', Component: OrderSheet }],
      },
    ],
    answers: {
      listStaffOrders: () => ({ data: [order], meta: { next: '12.MK-1' } }),
      getStaffOrder: () => ({ data: full }),
      getDealers: () => ({ data: [{ id: '7', name: 'Ajman' }], meta: {} }),
      ...answers,
    },
    ...(roles && { roles }),
  });

it('lists orders and keeps its filters in the address', async () => {
  const { calls, router } = opened('/en/admin/orders?before=12.MK-2');
  const table = await screen.findByRole('region', { name: 'Orders' });
  for (const text of ['MK-7F3K-92QD', 'Defender 110', 'Confirmed', 'Paid']) {
    expect(within(table).getByText(text)).toBeTruthy();
  }
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'confirmed' } });
  await waitFor(() => expect(router.state.location.search).toBe('?status=confirmed'));
  await waitFor(() =>
    expect(calls('listStaffOrders').at(-1)).toEqual({
      query: { status: 'confirmed' },
      headers: {},
    }),
  );
});

it('searches a buyer without the buyer in the address', async () => {
  const { calls, router } = opened('/en/admin/orders');
  const field = screen.getByLabelText('Buyer’s e-mail or phone');
  fireEvent.change(field, { target: { value: ' noura@example.test ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() =>
    expect(calls('listStaffOrders').at(-1)).toEqual({
      query: {},
      headers: { 'Order-Person': 'noura@example.test' },
    }),
  );
  expect(router.state.location.search).toBe('');
});

it('opens an order beside the list, with its buyer and history', async () => {
  const { router } = opened('/en/admin/orders?status=confirmed');
  fireEvent.click(await screen.findByRole('link', { name: 'MK-7F3K-92QD' }));
  const sheet = await screen.findByRole('dialog', { name: 'MK-7F3K-92QD' });
  expect(await within(sheet).findByText('Noura Al Mansoori')).toBeTruthy();
  for (const text of ['Nissan Patrol', 'Falcon Trading', 'CN-118', '100234567800003', 'sale']) {
    expect(within(sheet).getByText(text)).toBeTruthy();
  }
  expect(within(sheet).getByText(/^Version .*2026-02.*2026/)).toBeTruthy();
  expect(within(sheet).getByText('Captured')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/en/admin/orders/MK-7F3K-92QD');
  expect(router.state.location.search).toBe('?status=confirmed');
});

it('shows nothing to a role without access', () => {
  const { calls } = opened('/en/admin/orders', {}, ['editor']);
  expect(screen.getByText(/Orders require the Leads or Administrator role/)).toBeTruthy();
  expect(calls('listStaffOrders')).toEqual([]);
});

describe('an action', () => {
  const dialogOf = async (button: string, title: string) => {
    fireEvent.click(await screen.findByRole('button', { name: button }));
    return within(await screen.findByRole('dialog', { name: title }));
  };

  it('states what it does, and asks for a reason before it cancels', async () => {
    const { calls } = opened('/en/admin/orders/MK-7F3K-92QD', {
      cancelStaffOrder: () => ({ data: { ...full, status: 'cancelled' } }),
    });
    const dialog = await dialogOf('Cancel order', 'Cancel order MK-7F3K-92QD');
    for (const effect of [
      /available on the website again/,
      /5,000.*is refunded to the buyer through Stripe/,
      /buyer and the retailer get an e-mail/,
    ]) {
      expect(dialog.getByText(effect)).toBeTruthy();
    }
    fireEvent.click(dialog.getByLabelText('Make the car available again'));
    expect(dialog.getByText(/stays reserved and is not available/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    expect(dialog.getByRole('alert').textContent).toContain('at least 3');
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' A scratch ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Cancel/ })).toBeNull());
    expect(calls('cancelStaffOrder')).toEqual([
      { params: { number: full.order_number }, body: { reason: 'A scratch', free_vehicle: false } },
    ]);
  });

  it('refunds an amount in any digits, keeps what is typed after an error, and repeats safely', async () => {
    let isBroken = true;
    const { calls, contexts } = opened('/en/admin/orders/MK-7F3K-92QD', {
      refundStaffOrder: () => {
        if (isBroken) throw new Error('no response');
        return { data: full };
      },
    });
    const dialog = await dialogOf('Refund', 'Refund order MK-7F3K-92QD');
    const amount = dialog.getByLabelText('Amount (AED)');
    for (const wrong of ['0', '5000.01', '12.345', 'x']) {
      fireEvent.change(amount, { target: { value: wrong } });
      expect(dialog.getByText(/above zero and up to/)).toBeTruthy();
    }
    fireEvent.change(amount, { target: { value: '١٬٢٠٠٫٥' } });
    expect(dialog.getByText(/3,799.5.* of the payment remains/)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'A scratch' } });
    const confirm = dialog.getByRole('button', { name: /^Refund/ });
    fireEvent.click(confirm);
    await dialog.findByText(/went wrong on the server/);
    expect((dialog.getByLabelText('Reason') as HTMLTextAreaElement).value).toBe('A scratch');
    isBroken = false;
    fireEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Refund order/ })).toBeNull());
    const body = { amount: 120_050, currency: 'AED', left: 500_000, reason: 'A scratch' };
    const sent = { params: { number: full.order_number }, body };
    expect(calls('refundStaffOrder')).toEqual([sent, sent]);
    const [first, second] = contexts('refundStaffOrder');
    expect(first?.idempotencyKey).toBeTruthy();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });
});
