import type { OperationDescriptor } from './operation-descriptor.js';

export const listStaffOffers = {
  id: 'listStaffOffers',
  service: 'content',
  method: 'GET',
  path: '/staff_offers',
} as const satisfies OperationDescriptor;
export const createOffer = {
  id: 'createOffer',
  service: 'content',
  method: 'POST',
  path: '/staff_offers',
  status: 201,
} as const satisfies OperationDescriptor;
export const updateOffer = {
  id: 'updateOffer',
  service: 'content',
  method: 'PUT',
  path: '/staff_offers/:id',
} as const satisfies OperationDescriptor;
export const deleteOffer = {
  id: 'deleteOffer',
  service: 'content',
  method: 'DELETE',
  path: '/staff_offers/:id',
} as const satisfies OperationDescriptor;
export const orderOffers = {
  id: 'orderOffers',
  service: 'content',
  method: 'PUT',
  path: '/offer_order',
} as const satisfies OperationDescriptor;
export const getOfferUsage = {
  id: 'getOfferUsage',
  service: 'content',
  method: 'GET',
  path: '/staff_offers/:id/usage',
} as const satisfies OperationDescriptor;
export const getOfferSources = {
  id: 'getOfferSources',
  service: 'content',
  method: 'GET',
  path: '/offer_sources',
} as const satisfies OperationDescriptor;
export const resolveOfferFigures = {
  id: 'resolveOfferFigures',
  service: 'content',
  method: 'POST',
  path: '/offer_figures',
} as const satisfies OperationDescriptor;
