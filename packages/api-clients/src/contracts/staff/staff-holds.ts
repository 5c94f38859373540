import * as z from 'zod';
import { envelope, instant, listOf } from '../envelope.js';
import { operation } from '../operation.js';
import { money } from '../purchase/order-choices.js';
import { orderStaff, staffOrder } from './staff-orders.js';

/** A live hold without an order. Its id is not contained: it is the buyer's key to it. */
export const staffHold = z.looseObject({
  vehicle: staffOrder.shape.vehicle,
  retailer: staffOrder.shape.retailer,
  vendor_uuid: z.string(),
  /** Amount that is due with the order; 0 for a free reservation. */
  deposit: money,
  since: z.string(),
  expires_at: z.string(),
  /** The buyer has started to pay. */
  paying: z.boolean(),
});
export type StaffHold = z.infer<typeof staffHold>;

/** The 200 live holds that end first. */
export const listStaffHolds = operation({
  id: 'listStaffHolds',
  service: 'staff',
  method: 'GET',
  path: '/holds',
  access: orderStaff,
  summary: 'Live holds of vehicles without an order',
  response: listOf(staffHold, z.looseObject({ total: z.int() })),
});

const params = z.object({ vehicle_id: z.string().min(1).max(64) });

/** `since` of the hold that is meant; 409 `hold_changed` if it has ended or became an order. */
const since = instant;

/** Extends a hold by at most a day. Idempotent. */
export const extendStaffHold = operation({
  id: 'extendStaffHold',
  service: 'staff',
  method: 'POST',
  path: '/holds/:vehicle_id/extend',
  access: orderStaff,
  summary: 'Extends the hold of a vehicle',
  params,
  body: z.object({ since, until: instant }),
  errors: { hold_changed: 409 },
  response: envelope(staffHold),
});

/** Ends a hold: the vehicle is available again, and a payment that is under way is returned. */
export const endStaffHold = operation({
  id: 'endStaffHold',
  service: 'staff',
  method: 'POST',
  path: '/holds/:vehicle_id/end',
  access: orderStaff,
  summary: 'Ends the hold of a vehicle',
  params,
  body: z.object({ since }),
  errors: { hold_changed: 409 },
  response: envelope(z.looseObject({ vehicle_id: z.string() })),
});
