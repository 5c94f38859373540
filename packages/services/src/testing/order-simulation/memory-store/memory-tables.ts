import type { StaffChange } from '../../../audit/record-change.js';
import type { Dealer, Vehicle } from '../../../db/schema/dealers-and-vehicles.js';
import type { OrderLockRow, OrderRow } from '../../../db/schema/orders.js';
import type { PaymentRow, paymentEvents, RefundRow } from '../../../db/schema/payments.js';
import type { CompanyEntry } from '../../../orders/company-entry.js';

export interface MemoryRows {
  vehicles: Vehicle;
  holds: OrderLockRow;
  orders: OrderRow;
  payments: PaymentRow;
  refunds: RefundRow;
  events: typeof paymentEvents.$inferSelect;
}
export type TableName = keyof MemoryRows;

interface Table<Row> {
  key(row: Row): string;
  /** Values that no two rows may share; null: not in the index. */
  unique: Record<string, (row: Row) => string | null>;
  /** Rows of other tables that a row names. */
  refers(row: Row): (string | null)[];
}

const to = (table: TableName, key: string | null) => (key === null ? null : `${table}/${key}`);

/** Keys, unique indexes and foreign keys, as in the schema. */
export const tables: { [Name in TableName]: Table<MemoryRows[Name]> } = {
  vehicles: { key: ({ id }) => id, unique: {}, refers: () => [] },
  holds: {
    key: ({ lock_id }) => lock_id,
    unique: {
      order_locks_live: ({ vehicle_id, released_at, shared }) =>
        released_at || shared ? null : vehicle_id,
    },
    refers: ({ vehicle_id }) => [to('vehicles', vehicle_id)],
  },
  orders: {
    key: ({ order_number }) => order_number,
    unique: {
      orders_lock_id: ({ lock_id }) => lock_id,
      orders_one_per_vehicle: ({ vehicle_id, status, shared }) =>
        !shared && (status === 'created' || status === 'confirmed') ? vehicle_id : null,
    },
    refers: ({ vehicle_id, lock_id }) => [to('vehicles', vehicle_id), to('holds', lock_id)],
  },
  payments: {
    key: ({ id }) => id,
    unique: {
      payments_vendor_id: ({ vendor, vendor_id }) => vendor_id && `${vendor}/${vendor_id}`,
      payments_one_per_order: ({ order_number, state }) =>
        state === 'placing' || state === 'paid' ? order_number : null,
    },
    refers: ({ vehicle_id, lock_id, order_number }) => [
      to('vehicles', vehicle_id),
      to('holds', lock_id),
      to('orders', order_number),
    ],
  },
  refunds: {
    key: ({ id }) => id,
    unique: {
      payment_refunds_open: ({ payment_id, state }) => (state === 'requested' ? payment_id : null),
    },
    refers: ({ payment_id, order_number }) => [
      to('payments', payment_id),
      to('orders', order_number),
    ],
  },
  events: {
    key: ({ vendor, event_id }) => `${vendor}/${event_id}`,
    unique: {},
    refers: ({ payment_id }) => [to('payments', payment_id)],
  },
};

/** Committed rows. */
export class MemoryData {
  readonly rows: { [Name in TableName]: Map<string, MemoryRows[Name]> } = {
    vehicles: new Map(),
    holds: new Map(),
    orders: new Map(),
    payments: new Map(),
    refunds: new Map(),
    events: new Map(),
  };
  readonly dealers = new Map<string, Dealer>();
  readonly entries: CompanyEntry[] = [];
  readonly changes: StaffChange[] = [];
  readonly allowances = new Map<string, { used: number; endsAt: number }>();
}
