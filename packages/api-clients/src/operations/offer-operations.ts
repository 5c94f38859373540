import type { OperationDescriptor } from './operation-descriptor.js';

export const listStaffOffers = {
  id: 'listStaffOffers',
  service: 'content',
  method: 'GET',
  path: '/staff_offers',
} as const satisfies OperationDescriptor;
export const saveOffer = {
  id: 'saveOffer',
  service: 'content',
  method: 'PUT',
  path: '/staff_offers/:id',
} as const satisfies OperationDescriptor;
export const acceptOfferFigure = {
  id: 'acceptOfferFigure',
  service: 'content',
  method: 'POST',
  path: '/staff_offers/:id/accept',
} as const satisfies OperationDescriptor;
export const declareOfferFigure = {
  id: 'declareOfferFigure',
  service: 'content',
  method: 'POST',
  path: '/staff_offers/:id/declare',
} as const satisfies OperationDescriptor;
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
