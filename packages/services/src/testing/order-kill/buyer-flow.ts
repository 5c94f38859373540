import { randomUUID } from 'node:crypto';
import { freeReservationVendor, marketStripeAccount } from '@mawkib/api-clients/contracts/purchase';
import { toDecimal } from '../../payment-providers/decimal-amounts.js';
import type { Vendor } from '../paying-market.js';
import type { Sandbox } from '../sandbox-payments.js';
import type { BuyerRecord, CallResponse, OrderLedger } from './order-ledger.js';
import { payAtVendor } from './pay-at-vendor.js';

export interface FreeCar {
  vehicle_id: string;
  company_uuid: string;
}

export interface FlowParts {
  origin: string | undefined;
  ledger: OrderLedger;
  sandbox: Sandbox;
}

const chance = (share: number) => Math.random() < share;
const buyOnline = '/purchase/buy_online';

/** A buyer holds a car, pays or is declined, returns or not, confirms or cancels. */
export async function buyerFlow(car: FreeCar, parts: FlowParts): Promise<void> {
  const { origin, ledger, sandbox } = parts;
  const email = `buyer-${randomUUID()}@example.test`;
  const lead_attributes = {
    ...{ first_name: 'نورة', last_name: 'المنصوري', email, consent: true },
    phone: `+9715${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
  };
  const record: BuyerRecord = {
    ...{ vehicle_id: car.vehicle_id, email, vendor: freeReservationVendor, holds: [] },
    ...{ payments: [], numbers: new Set(), isConfirmed: false, cancellation: 'none', refunds: [] },
  };
  ledger.buyers.push(record);
  const headers = { 'order-browser': randomUUID() };
  const noteHold = ({ data }: CallResponse) => {
    if (!data) return;
    record.holds.push(data.lock_id);
    record.vendor = data.vendor_uuid;
  };
  const held = await ledger.send(
    origin,
    { method: 'POST', path: `${buyOnline}/orders/init`, body: car, headers },
    noteHold,
  );
  if (!held.data || chance(0.05)) return;
  const { lock_id, vendor_uuid, deposit } = held.data;
  const isFree = vendor_uuid === freeReservationVendor;
  if (!isFree || chance(0.5)) {
    const checkout = { locale: 'ar', lead_attributes };
    const body = { ...car, lock_id, checkout };
    await ledger.send(origin, { method: 'POST', path: `${buyOnline}/orders/init`, body, headers });
  }
  let vendorId: string | undefined;
  if (!isFree) {
    const started = await startPayment(
      { vendor: vendor_uuid, car, lock_id, deposit },
      record,
      parts,
    );
    vendorId = started?.id;
    if (!started || chance(0.05)) return;
    const pay = (isGood: boolean) => payAtVendor(sandbox, vendor_uuid, started, isGood);
    if (chance(0.15)) await pay(false);
    await pay(true);
    // Some never return: their webhook places the order.
    if (chance(0.15)) return;
  }
  const noteOrder = ({ data }: CallResponse) => {
    if (!data) return;
    record.numbers.add(data.order_number);
    if (data.payment_status === 'paid') record.isConfirmed = true;
  };
  const ordered = await ledger.send(
    origin,
    {
      method: 'POST',
      path: `${buyOnline}/orders`,
      body: {
        ...{ lock_id, vehicle_id: car.vehicle_id, vendor_uuid: vendor_uuid, locale: 'ar' },
        lead_attributes,
        ...(vendorId && { [idField[vendor_uuid as Vendor]]: vendorId }),
      },
    },
    noteOrder,
  );
  const number: string | undefined = ordered.data?.order_number;
  if (!number || chance(0.4)) return;
  const token = await mailedToken(sandbox, email);
  if (!token) return;
  if (isFree) {
    await ledger.send(
      origin,
      { method: 'PUT', path: `${buyOnline}/orders/${number}/confirm`, body: { token } },
      ({ data }) => {
        if (data?.status === 'confirmed') record.isConfirmed = true;
      },
    );
  }
  if (chance(0.5)) return;
  if (record.cancellation === 'none') record.cancellation = 'requested';
  await ledger.send(
    origin,
    { method: 'PUT', path: `${buyOnline}/orders/${number}/cancel`, body: { token } },
    ({ data }) => {
      if (data?.status === 'cancelled') record.cancellation = 'acknowledged';
    },
  );
}

const idField: Record<Vendor, string> = {
  STRIPE: 'stripe_payment_intent_id',
  PAYPAL: 'paypal_order_id',
  LIQPAY: 'liqpay_order_id',
};

interface Start {
  vendor: Vendor;
  car: FreeCar;
  lock_id: string;
  deposit: { amount: number; currency: string };
}

/** Starts the payment, sometimes in two tabs at once. */
async function startPayment(start: Start, record: BuyerRecord, parts: FlowParts) {
  const { vendor, lock_id } = start;
  const headers = { 'order-lock': lock_id };
  const idOf = (data: CallResponse['data']): string => data[idField[vendor]];
  const note = ({ data }: CallResponse) => {
    if (data) record.payments.push(idOf(data));
  };
  const send = () => parts.ledger.send(parts.origin, { ...startCall(start), headers }, note);
  const tabs = await Promise.all(chance(0.3) ? [send(), send()] : [send()]);
  const data = tabs.find((tab) => tab.data)?.data;
  return data && { id: idOf(data), data: data.data, signature: data.signature };
}

function startCall({ vendor, car, deposit: { amount, currency } }: Start) {
  if (vendor === 'STRIPE') {
    const payment = { ...car, amount, currency, capture_method: 'manual' };
    const body = { payment, stripe_account_id: marketStripeAccount };
    return { method: 'POST' as const, path: `${buyOnline}/payment`, body };
  }
  const decimal = toDecimal(amount, currency);
  if (vendor === 'PAYPAL') {
    const body = { ...car, amount_value: decimal, amount_currency_code: currency };
    return { method: 'POST' as const, path: `${buyOnline}/paypal/create_order`, body };
  }
  const query = new URLSearchParams({ company_uuid: car.company_uuid, currency, amount: decimal });
  return { method: 'GET' as const, path: `${buyOnline}/liqpay/checkout_data?${query}` };
}

/** Token of the newest mailed link; undefined if no mail arrives in time. */
async function mailedToken({ url }: Sandbox, email: string): Promise<string | undefined> {
  for (let turn = 0; turn < 20; turn += 1) {
    const response = await fetch(`${url}/_sandbox/mails?to=${encodeURIComponent(email)}`);
    const mails = (await response.json()) as { text: string }[];
    const token = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}
