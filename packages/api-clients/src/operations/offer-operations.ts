import type { OperationDescriptor } from './operation-descriptor.js';

export const listDeclaredPrices = {
  id: 'listDeclaredPrices',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/declared_prices',
} as const satisfies OperationDescriptor;
export const declarePrice = {
  id: 'declarePrice',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/declared_prices',
  status: 201,
} as const satisfies OperationDescriptor;
export const withdrawDeclaredPrice = {
  id: 'withdrawDeclaredPrice',
  service: 'content',
  method: 'DELETE',
  path: '/declared_prices/:id',
} as const satisfies OperationDescriptor;
