import type { OrderLockRow } from '../../../db/schema/orders.js';
import type { EndedCheckouts, HoldRows } from '../../../orders/store/hold-rows.js';
import type { MemoryTransaction } from './memory-transaction.js';

const defaults = {
  shared: false,
  released_at: null,
  browser_digest: null,
  address_digest: null,
  quote_minor: 0,
  quote_currency: null,
  quote_base_minor: null,
  checkout_encrypted: null,
  person_indexes: [],
};
const isOpen = ({ released_at }: OrderLockRow) => released_at === null;

export const memoryHolds = (tx: MemoryTransaction): HoldRows => ({
  ...memoryCheckouts(tx),
  hold: async (lock_id) => tx.get('holds', lock_id),
  async openHold(vehicle_id, lock_id) {
    const found = tx.find(
      'holds',
      (hold) =>
        hold.vehicle_id === vehicle_id &&
        isOpen(hold) &&
        (!hold.shared || hold.lock_id === lock_id),
    );
    return found.find((hold) => hold.lock_id === lock_id) ?? found[0];
  },
  holdWithoutOrder: async (vehicle_id, created_at, now) =>
    tx.find(
      'holds',
      (hold) =>
        hold.vehicle_id === vehicle_id &&
        hold.created_at.getTime() === created_at.getTime() &&
        isOpen(hold) &&
        hold.expires_at > now &&
        tx.find('orders', ({ lock_id }) => lock_id === hold.lock_id).length === 0,
    )[0],
  insertHold: (row) => tx.insert('holds', { ...defaults, ...row }),
  updateHold: (lock_id, set) => tx.updateOne('holds', lock_id, set),
  async updateOpenHold(lock_id, set) {
    await tx.update('holds', (hold) => hold.lock_id === lock_id && isOpen(hold), set);
  },
  async releaseExpiredHolds(vehicle_id, now) {
    await tx.update(
      'holds',
      (hold) => hold.vehicle_id === vehicle_id && isOpen(hold) && hold.expires_at <= now,
      { released_at: now },
    );
  },
  async overdueVehicles(now, max) {
    const holds = tx.find('holds', (hold) => isOpen(hold) && hold.expires_at <= now);
    const orders = tx.find(
      'orders',
      ({ status, expires_at }) => status === 'created' && expires_at <= now,
    );
    const ids = [...holds, ...orders].map(({ vehicle_id }) => vehicle_id);
    return [...new Set(ids)].slice(0, max);
  },
  async earlierHold({ vehicle_id, lock_id, browser_digest }, after) {
    const found = tx.find(
      'holds',
      (hold) =>
        ((browser_digest !== null && hold.browser_digest === browser_digest) ||
          (lock_id !== undefined && hold.lock_id === lock_id)) &&
        hold.vehicle_id === vehicle_id &&
        hold.released_at !== null &&
        hold.released_at > after &&
        hold.expires_at > after,
    );
    return found.sort(
      (a, b) =>
        Number(b.released_at) - Number(a.released_at) ||
        Number(b.expires_at) - Number(a.expires_at) ||
        (a.lock_id < b.lock_id ? -1 : 1),
    )[0];
  },
  async lockHolder(digest) {
    await tx.locks.acquire(tx, `holder/${digest}`, 'exclusive');
  },
  countHolds: async ({ browser_digest, address_digest }, which) =>
    tx.find(
      'holds',
      (hold) =>
        (!browser_digest || hold.browser_digest === browser_digest) &&
        (!address_digest || hold.address_digest === address_digest) &&
        ('openAt' in which
          ? isOpen(hold) && hold.expires_at > which.openAt
          : hold.created_at > which.createdAfter),
    ).length,
  async forgetHolders(before) {
    await tx.update(
      'holds',
      (hold) =>
        (hold.browser_digest !== null || hold.address_digest !== null) &&
        !isOpen(hold) &&
        hold.created_at < before,
      { browser_digest: null, address_digest: null },
    );
  },
});

type Checkouts = Pick<HoldRows, 'endedCheckouts' | 'updateEndedCheckouts'>;

function memoryCheckouts(tx: MemoryTransaction): Checkouts {
  const isInProgress = (lock_id: string) =>
    tx.find(
      'payments',
      (payment) =>
        payment.lock_id === lock_id && ['pending', 'placing', 'returning'].includes(payment.state),
    ).length > 0;
  const isOver = (hold: OrderLockRow) =>
    hold.checkout_encrypted !== null && !isOpen(hold) && !isInProgress(hold.lock_id);
  const isMeant = (which: EndedCheckouts, { lock_id, released_at }: OrderLockRow) => {
    if ('lock_id' in which) return lock_id === which.lock_id;
    if ('releasedBefore' in which)
      return released_at !== null && released_at < which.releasedBefore;
    return tx.find('orders', (order) => order.lock_id === lock_id).length > 0;
  };
  return {
    endedCheckouts: async (max) =>
      tx.find('holds', (hold) => isOver(hold) && hold.person_indexes.length > 0).slice(0, max),
    async updateEndedCheckouts(which, set) {
      await tx.update('holds', (hold) => isOver(hold) && isMeant(which, hold), set);
    },
  };
}
