import type { Database } from '../../db/database.js';
import { orderLocks, orders, paymentRefunds, payments, vehicles } from '../../db/schema/index.js';
import type { PaymentVendor, VendorPayment } from '../../payment-providers/payment-vendor.js';
import type { BuyerRecord, OrderLedger } from './order-ledger.js';

interface Stored {
  holds: (typeof orderLocks.$inferSelect)[];
  orders: (typeof orders.$inferSelect)[];
  payments: (typeof payments.$inferSelect)[];
  refunds: (typeof paymentRefunds.$inferSelect)[];
  vehicles: (typeof vehicles.$inferSelect)[];
}

export async function readStored(db: Database): Promise<Stored> {
  return {
    holds: await db.select().from(orderLocks),
    orders: await db.select().from(orders),
    payments: await db.select().from(payments),
    refunds: await db.select().from(paymentRefunds),
    vehicles: await db.select().from(vehicles),
  };
}

/** Payments at the vendors, by the market's id. */
export type MoneyAtVendors = ReadonlyMap<string, VendorPayment>;

export async function readMoney(
  { payments }: Stored,
  vendors: ReadonlyMap<string, PaymentVendor>,
): Promise<MoneyAtVendors> {
  const money = new Map<string, VendorPayment>();
  for (const payment of payments) {
    const { id, vendor, vendor_id } = payment;
    if (vendor_id === null) continue;
    // LiqPay has no payment until its page was opened.
    const state = await vendors.get(vendor)?.retrieve({ ...payment, vendor_id });
    if (state) money.set(id, state);
  }
  return money;
}

/** Number of payments and refunds about which something is still to be done. */
export const unsettledIn = ({ payments, refunds }: Stored, money: MoneyAtVendors): number =>
  payments.filter(
    ({ id, state }) =>
      state === 'placing' ||
      state === 'returning' ||
      (state === 'pending' && ['authorised', 'captured'].includes(money.get(id)?.state ?? '')),
  ).length + refunds.filter(({ state }) => state === 'requested').length;

/** Compares the data of the market and its vendors with the responses that buyers and staff received. */
export function checkLedger({ buyers }: OrderLedger, stored: Stored, money: MoneyAtVendors) {
  const faults: string[] = [];
  const keptOf = (id: string) => {
    const at = money.get(id);
    return at?.state === 'captured' ? at.amount - (at.refunded ?? 0) : 0;
  };

  for (const buyer of buyers) faults.push(...checkBuyer(buyer, stored));
  for (const [id, { amount, refunded = 0, state }] of money) {
    if (refunded > amount) faults.push(`payment ${id}: ${refunded} of ${amount} refunded`);
    if (state === 'authorised') faults.push(`payment ${id} still holds money`);
  }
  for (const { lock_id } of stored.holds) {
    const kept = stored.payments.filter((each) => each.lock_id === lock_id && keptOf(each.id) > 0);
    if (kept.length > 1) faults.push(`hold ${lock_id} keeps ${kept.length} payments`);
  }
  for (const payment of stored.payments) {
    const order = stored.orders.find((each) => each.order_number === payment.order_number);
    if (keptOf(payment.id) > 0 && order?.status !== 'confirmed')
      faults.push(`payment ${payment.id} is kept, its order is ${order?.status ?? 'missing'}`);
  }
  for (const { id, status } of stored.vehicles) {
    const live = stored.orders.filter(
      (order) => order.vehicle_id === id && ['created', 'confirmed'].includes(order.status),
    );
    if (live.length > 1) faults.push(`vehicle ${id} has ${live.length} live orders`);
    const isOrdered = live[0]?.status === 'confirmed';
    if (isOrdered && status !== 'reserved') faults.push(`vehicle ${id} is ordered and ${status}`);
  }
  for (const order of stored.orders) faults.push(...checkRefunds(order, buyers, stored, money));
  return { faults, captured: [...money.values()].filter(isCaptured).length };
}

const isCaptured = ({ state }: VendorPayment) => state === 'captured' || state === 'refunded';

function checkBuyer(buyer: BuyerRecord, stored: Stored): string[] {
  const faults: string[] = [];
  const { holds, payments, numbers, isConfirmed, cancellation, email } = buyer;
  for (const lock_id of holds) {
    if (!stored.holds.some((hold) => hold.lock_id === lock_id))
      faults.push(`hold ${lock_id} is lost`);
  }
  for (const vendor_id of payments) {
    if (!stored.payments.some((payment) => payment.vendor_id === vendor_id))
      faults.push(`payment ${vendor_id} is lost`);
  }
  if (numbers.size > 1) faults.push(`${email} has the orders ${[...numbers].join(', ')}`);
  const [number] = numbers;
  const order = stored.orders.find(({ order_number }) => order_number === number);
  if (number && !order) faults.push(`order ${number} is lost`);
  if (!order) return faults;
  const expected =
    cancellation === 'acknowledged'
      ? ['cancelled']
      : isConfirmed
        ? ['confirmed', ...(cancellation === 'requested' ? ['cancelled'] : [])]
        : ['created', 'confirmed', 'cancelled', 'expired'];
  if (!expected.includes(order.status))
    faults.push(`order ${number} is ${order.status}, not ${expected.join(' or ')}`);
  return faults;
}

/** Every acknowledged refund is made, once. */
function checkRefunds(
  order: Stored['orders'][number],
  buyers: readonly BuyerRecord[],
  stored: Stored,
  money: MoneyAtVendors,
): string[] {
  const number = order.order_number;
  const buyer = buyers.find(({ numbers }) => numbers.has(number));
  const requested = stored.refunds.filter(({ order_number }) => order_number === number);
  const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const [known, kept] = [
    sumOf(buyer?.refunds ?? []),
    sumOf(requested.map(({ amount_minor }) => amount_minor)),
  ];
  const faults =
    known === kept ? [] : [`order ${number}: refunds of ${known} acknowledged, ${kept} stored`];
  const payment = stored.payments.find(
    (each) => each.order_number === number && each.state === 'paid',
  );
  if (payment && order.status === 'confirmed') {
    const done = sumOf(
      requested.filter(({ state }) => state === 'done').map(({ amount_minor }) => amount_minor),
    );
    const refunded = money.get(payment.id)?.refunded ?? 0;
    if (refunded !== done) faults.push(`order ${number}: ${refunded} refunded, ${done} requested`);
  }
  return faults;
}
