import type { OperationDescriptor } from './operation-descriptor.js';

export const getSalesforceData = {
  id: 'getSalesforceData',
  service: 'ev',
  method: 'GET',
  path: '/api/leads/:id/salesforce_data',
} as const satisfies OperationDescriptor;
export const createEvLead = {
  id: 'createEvLead',
  service: 'ev',
  method: 'POST',
  path: '/api/leads',
  status: 201,
} as const satisfies OperationDescriptor;
export const createEvPaymentIntent = {
  id: 'createEvPaymentIntent',
  service: 'ev',
  method: 'POST',
  path: '/api/stripe/create_payment_intent',
  status: 201,
} as const satisfies OperationDescriptor;
export const initializeCancellation = {
  id: 'initializeCancellation',
  service: 'ev',
  method: 'PUT',
  path: '/api/leads/:id/initialize_cancellation',
} as const satisfies OperationDescriptor;
