import * as z from 'zod';
import { envelope, file, headerText } from '../envelope.js';
import { leadExport } from '../forms/lead-exports.js';
import { operation } from '../operation.js';
import { orderFilter, orderStaff } from './staff-orders.js';

/** An export of orders; its format is always `csv`. */
export const orderExport = leadExport;

/** Starts an export of the orders that match a filter. */
export const createOrderExport = operation({
  id: 'createOrderExport',
  service: 'staff',
  method: 'POST',
  path: '/order_exports',
  status: 202,
  access: orderStaff,
  summary: 'Begins an export of orders',
  /** As in `listStaffOrders`. */
  headers: z.object({ 'Order-Person': headerText.optional() }),
  body: orderFilter,
  response: envelope(orderExport),
});

const params = z.object({ export_id: z.string().min(1).max(64) });

export const getOrderExport = operation({
  id: 'getOrderExport',
  service: 'staff',
  method: 'GET',
  path: '/order_exports/:export_id',
  access: orderStaff,
  summary: 'How far an export of orders is',
  params,
  errors: { unknown_export: 404 },
  response: envelope(orderExport),
});

/** 409 `export_not_done` until the status is `done`. */
export const downloadOrderExport = operation({
  id: 'downloadOrderExport',
  service: 'staff',
  method: 'GET',
  path: '/order_exports/:export_id/download',
  produces: 'file',
  access: orderStaff,
  summary: 'The file of an export of orders',
  params,
  errors: { unknown_export: 404, export_not_done: 409 },
  response: file,
});
