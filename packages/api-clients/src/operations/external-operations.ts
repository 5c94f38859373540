import type { OperationDescriptor } from './operation-descriptor.js';

export const verifyEmail = {
  id: 'verifyEmail',
  service: 'external',
  method: 'POST',
  path: '',
} as const satisfies OperationDescriptor;
export const getExternalStockList = {
  id: 'getExternalStockList',
  service: 'external',
  method: 'GET',
  path: '',
} as const satisfies OperationDescriptor;
export const getConfiguredData = {
  id: 'getConfiguredData',
  service: 'external',
  method: 'GET',
  path: '',
  produces: 'text',
} as const satisfies OperationDescriptor;
