import type { OrderLockRow, orderLocks } from '../../db/schema/orders.js';

export type NewHoldRow = typeof orderLocks.$inferInsert;

/** Released holds: all before a time, those with an order, or one. */
export type EndedCheckouts = { releasedBefore: Date } | { hasOrder: true } | { lock_id: string };

/**
 * Holds of vehicles. A hold is open until `released_at` is set; a vehicle has one open hold that is
 * not shared.
 */
export interface HoldRows {
  hold(lock_id: string): Promise<OrderLockRow | undefined>;
  /** The open hold with this id, else the open one that is not shared. */
  openHold(vehicle_id: string, lock_id?: string): Promise<OrderLockRow | undefined>;
  /** The open hold of a vehicle that was created then, has not expired and has no order. */
  holdWithoutOrder(
    vehicle_id: string,
    created_at: Date,
    now: Date,
  ): Promise<OrderLockRow | undefined>;
  /** Undefined if neither is shared and the vehicle has an open hold. */
  insertHold(row: NewHoldRow): Promise<OrderLockRow | undefined>;
  updateHold(lock_id: string, set: Partial<OrderLockRow>): Promise<void>;
  /** Changes nothing if the hold was released. */
  updateOpenHold(lock_id: string, set: Partial<OrderLockRow>): Promise<void>;
  releaseExpiredHolds(vehicle_id: string, now: Date): Promise<void>;
  /** Vehicles with an open hold or a waiting order that has expired. */
  overdueVehicles(now: Date, max: number): Promise<string[]>;
  /**
   * The buyer's last hold of a vehicle that was released and expires after this time; of two that
   * were released together, the one that expires later.
   */
  earlierHold(
    own: { vehicle_id: string; lock_id: string | undefined; browser_digest: string | null },
    after: Date,
  ): Promise<OrderLockRow | undefined>;
  /** Serialises transactions of one holder until they end. */
  lockHolder(digest: string): Promise<void>;
  /** Counts holds of a holder that are open at a time or were created after one. */
  countHolds(
    holder: Partial<Pick<OrderLockRow, 'browser_digest' | 'address_digest'>>,
    which: { openAt: Date } | { createdAfter: Date },
  ): Promise<number>;
  /** Clears the digests of released holds that were created before. */
  forgetHolders(before: Date): Promise<void>;
  /** Released holds with a buyer's name and address and no payment in progress. */
  endedCheckouts(max: number): Promise<OrderLockRow[]>;
  /** Changes released holds that have order data and no payment in progress. */
  updateEndedCheckouts(which: EndedCheckouts, set: Partial<OrderLockRow>): Promise<void>;
}
