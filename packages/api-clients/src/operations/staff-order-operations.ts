import type { OperationDescriptor } from './operation-descriptor.js';

export const listStaffOrders = {
  id: 'listStaffOrders',
  service: 'staff',
  method: 'GET',
  path: '/orders',
} as const satisfies OperationDescriptor;
export const getStaffOrder = {
  id: 'getStaffOrder',
  service: 'staff',
  method: 'GET',
  path: '/orders/:number',
} as const satisfies OperationDescriptor;
export const cancelStaffOrder = {
  id: 'cancelStaffOrder',
  service: 'staff',
  method: 'POST',
  path: '/orders/:number/cancel',
} as const satisfies OperationDescriptor;
export const refundStaffOrder = {
  id: 'refundStaffOrder',
  service: 'staff',
  method: 'POST',
  path: '/orders/:number/refunds',
  status: 202,
} as const satisfies OperationDescriptor;
export const extendStaffOrder = {
  id: 'extendStaffOrder',
  service: 'staff',
  method: 'POST',
  path: '/orders/:number/extend',
} as const satisfies OperationDescriptor;
export const resendStaffOrderMail = {
  id: 'resendStaffOrderMail',
  service: 'staff',
  method: 'POST',
  path: '/orders/:number/mails',
} as const satisfies OperationDescriptor;
export const sellStaffOrder = {
  id: 'sellStaffOrder',
  service: 'staff',
  method: 'POST',
  path: '/orders/:number/sale',
} as const satisfies OperationDescriptor;
export const listStaffHolds = {
  id: 'listStaffHolds',
  service: 'staff',
  method: 'GET',
  path: '/holds',
} as const satisfies OperationDescriptor;
export const extendStaffHold = {
  id: 'extendStaffHold',
  service: 'staff',
  method: 'POST',
  path: '/holds/:vehicle_id/extend',
} as const satisfies OperationDescriptor;
export const endStaffHold = {
  id: 'endStaffHold',
  service: 'staff',
  method: 'POST',
  path: '/holds/:vehicle_id/end',
} as const satisfies OperationDescriptor;
export const createOrderExport = {
  id: 'createOrderExport',
  service: 'staff',
  method: 'POST',
  path: '/order_exports',
  status: 202,
} as const satisfies OperationDescriptor;
export const getOrderExport = {
  id: 'getOrderExport',
  service: 'staff',
  method: 'GET',
  path: '/order_exports/:export_id',
} as const satisfies OperationDescriptor;
export const downloadOrderExport = {
  id: 'downloadOrderExport',
  service: 'staff',
  method: 'GET',
  path: '/order_exports/:export_id/download',
  produces: 'file',
} as const satisfies OperationDescriptor;
