import type { SimulatedMarket } from './simulated-market.js';

/** BrokenInvariants invariants, in words. */
export type BrokenInvariants = string[];

/** Invariants after every step. */
export function stepInvariants(run: SimulatedMarket, mailsBefore: number): BrokenInvariants {
  const broken: BrokenInvariants = [];
  const { rows } = run.data;
  const { state } = run;
  const money = new Map(run.money().map((one) => [one.reference, one]));
  const live = new Set<string>();
  for (const order of rows.orders.values()) {
    const { status, vehicle_id, order_number, expires_at } = order;
    if (status === 'created' || status === 'confirmed') {
      if (live.has(vehicle_id)) broken.push(`${vehicle_id} has two live orders`);
      live.add(vehicle_id);
    }
    if (status === 'confirmed') {
      const { status: car } = run.vehicle(vehicle_id);
      if (car !== 'reserved' && car !== 'sold')
        broken.push(`${vehicle_id} is ${car}, and order ${order_number} is confirmed`);
    }
    if (status === 'expired' && expires_at.getTime() > state.now)
      broken.push(`order ${order_number} ended before its time`);
    const sold = state.soldElsewhere.get(vehicle_id);
    if (sold !== undefined && order.created_at.getTime() > sold)
      broken.push(`order ${order_number} is for a sold car`);
  }
  const open = new Set<string>();
  for (const { released_at, vehicle_id } of rows.holds.values()) {
    if (released_at) continue;
    if (open.has(vehicle_id)) broken.push(`${vehicle_id} has two holds`);
    open.add(vehicle_id);
  }
  const kept = new Set<string>();
  for (const payment of rows.payments.values()) {
    const { id, lock_id, order_number } = payment;
    const seen = money.get(id);
    const startedFor = state.startedFor.get(payment.vendor_id ?? '');
    if (startedFor !== undefined && lock_id !== startedFor)
      broken.push(`payment ${id} of another hold pays for ${lock_id}`);
    if (payment.state === 'placing' || payment.state === 'paid') {
      if (lock_id && kept.has(lock_id)) broken.push(`hold ${lock_id} has two payments`);
      if (lock_id) kept.add(lock_id);
      if (!order_number || !rows.orders.has(order_number))
        broken.push(`payment ${id} is ${payment.state} without an order`);
    }
    if (payment.state === 'paid') {
      if (!seen || seen.captured === 0) broken.push(`payment ${id} is paid, but not captured`);
      if (order_number && rows.orders.get(order_number)?.status !== 'confirmed')
        broken.push(`payment ${id} is kept, and its order is not confirmed`);
    }
    const requested = [...rows.refunds.values()]
      .filter(({ payment_id, state: at }) => payment_id === id && at !== 'failed')
      .reduce((sum, { amount_minor }) => sum + amount_minor, 0);
    if (requested > payment.amount_minor) broken.push(`payment ${id}: refunds above the amount`);
    if (seen && seen.refunded > seen.captured)
      broken.push(`payment ${id}: refunded above the captured amount`);
  }
  for (const { order_number, was } of state.acknowledged) {
    const status = rows.orders.get(order_number)?.status;
    const stands = was === 'placed' ? status : status === 'confirmed' || status === 'cancelled';
    if (!stands) broken.push(`order ${order_number} was ${was} for its buyer, and is ${status}`);
  }
  return [...broken, ...checkMails(run, mailsBefore, money)];
}

/** Mails of this step: about something that is so, and at most one. */
function checkMails(
  run: SimulatedMarket,
  before: number,
  money: Map<string, ReturnType<SimulatedMarket['money']>[number]>,
): BrokenInvariants {
  const broken: BrokenInvariants = [];
  const { rows } = run.data;
  const { mails } = run.state;
  for (const mail of mails.slice(before)) {
    const { name, order_number = '', data } = mail;
    const order = rows.orders.get(order_number);
    const paid = [...rows.payments.values()].filter((one) => one.order_number === order_number);
    const refunded = paid.reduce((sum, { id }) => sum + (money.get(id)?.refunded ?? 0), 0);
    const alike = mails.filter(
      (other) =>
        other.name === name &&
        other.order_number === mail.order_number &&
        other.data.payment === data.payment,
    );
    const isTrue = {
      'order-confirm': () => order !== undefined && alike.length === 1,
      'order-reserved': () => order?.status === 'confirmed' && alike.length === 1,
      'order-cancelled': () => order?.status === 'cancelled' && alike.length === 1,
      'order-expired': () => order?.status === 'expired' && alike.length === 1,
      'order-refunded': () =>
        alike.reduce((sum, each) => sum + (each.data.amount?.amount ?? 0), 0) <= refunded,
      'payment-returned': () => {
        const found = [...money.values()].find(({ vendor_id }) => vendor_id === data.payment);
        return (
          (!found || (found.held === 0 && found.captured === found.refunded)) && alike.length === 1
        );
      },
    }[name];
    if (isTrue && !isTrue()) broken.push(`the mail ${name} of ${order_number} is not true`);
  }
  return broken;
}

/** Invariants after the last step. */
export function restInvariants(run: SimulatedMarket): BrokenInvariants {
  const broken: BrokenInvariants = [];
  const { rows } = run.data;
  const { state } = run;
  const keptOf = new Map<string, number>();
  for (const seen of run.money()) {
    const { reference, held, captured, refunded, refundedByHand } = seen;
    const payment = rows.payments.get(reference);
    const order = rows.orders.get(payment?.order_number ?? '');
    const kept = captured - refunded;
    if (held > 0) broken.push(`payment ${reference} still holds money`);
    if (kept > 0) {
      const lock = payment?.lock_id ?? '';
      keptOf.set(lock, (keptOf.get(lock) ?? 0) + 1);
      if (payment?.state !== 'paid' || order?.status !== 'confirmed')
        broken.push(
          `payment ${reference} (${payment?.state}) keeps ${kept}, and its order is ${order?.status}`,
        );
    }
    if (payment?.state === 'paid') {
      const done = [...rows.refunds.values()]
        .filter(({ payment_id, state: at }) => payment_id === reference && at === 'done')
        .reduce((sum, { amount_minor }) => sum + amount_minor, 0);
      if (refunded - refundedByHand !== done)
        broken.push(`payment ${reference}: ${refunded} refunded, ${done} requested`);
    }
  }
  for (const [lock, count] of keptOf) {
    if (count > 1) broken.push(`hold ${lock} keeps ${count} captures`);
  }
  for (const { id, state: at } of rows.payments.values()) {
    if (at === 'pending' || at === 'placing' || at === 'returning')
      broken.push(`payment ${id} is still ${at}`);
  }
  for (const { id, state: at } of rows.refunds.values()) {
    if (at === 'requested') broken.push(`refund ${id} is still requested`);
  }
  const confirmed = new Set<string>();
  for (const { order_number, status, vehicle_id, confirmed_at } of rows.orders.values()) {
    if (status === 'created') broken.push(`order ${order_number} is still open`);
    if (status === 'confirmed') confirmed.add(vehicle_id);
    const told = state.mails.filter(
      (mail) => mail.name === 'order-reserved' && mail.order_number === order_number,
    ).length;
    if (confirmed_at && told !== 1)
      broken.push(`order ${order_number} was confirmed, with ${told} mails about it`);
  }
  for (const { vehicle_id, released_at } of rows.holds.values()) {
    if (!released_at) broken.push(`${vehicle_id} is still held`);
  }
  for (const { id, status } of rows.vehicles.values()) {
    if (status === 'reserved' && !confirmed.has(id) && !state.kept.has(id))
      broken.push(`${id} is reserved for nobody`);
  }
  return broken;
}
