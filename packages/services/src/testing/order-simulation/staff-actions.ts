import { addMinutes } from 'date-fns';
import { cancelForStaff, extendOrder, sellVehicle } from '../../orders/staff/order-changes.js';
import { requestRefund } from '../../orders/staff/request-refund.js';
import { endHold } from '../../orders/staff/staff-holds.js';
import type { HistoryState } from './history-state.js';
import { transactionOf } from './memory-store/create-memory-store.js';
import type { TaskParts } from './simulated-market.js';

const by = {
  id: '00000000-0000-0000-0000-00000000000a',
  name: 'Staff',
  email: 'staff@example.test',
  roles: [],
} as never;

export async function cancelByStaff(
  parts: TaskParts,
  state: HistoryState,
  number: string,
  free_vehicle: boolean,
): Promise<void> {
  await parts.store.transaction(async (tx) => {
    await cancelForStaff(tx, { number, by, reason: 'Reason', free_vehicle }, parts);
    const order = await tx.order(number);
    if (!free_vehicle && order)
      transactionOf(tx.db)?.onCommit(() => state.kept.add(order.vehicle_id));
  });
}

export const refundByStaff = (
  parts: TaskParts,
  request: { number: string; amount: number; left: number; currency: string },
) =>
  parts.store.transaction((tx) =>
    requestRefund(tx, { ...request, by, reason: 'Reason' } as never, parts),
  );

export const extendByStaff = (parts: TaskParts, number: string, minutes: number) =>
  parts.store.transaction((tx) =>
    extendOrder(tx, { number, by, until: addMinutes(parts.clock.now(), minutes) }, parts),
  );

export const sellByStaff = (parts: TaskParts, number: string, sold: boolean) =>
  parts.store.transaction((tx) => sellVehicle(tx, { number, by, sold }, parts));

export const endHoldByStaff = (parts: TaskParts, vehicle_id: string, since: Date) =>
  parts.store.transaction((tx) => endHold(tx, { vehicle_id, since, by }, parts));
