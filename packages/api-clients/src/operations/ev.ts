import { descriptor } from './descriptor.js';

export const getSalesforceData = descriptor({
  id: 'getSalesforceData',
  service: 'ev',
  method: 'GET',
  path: '/api/leads/:id/salesforce_data',
});
export const createEvLead = descriptor({
  id: 'createEvLead',
  service: 'ev',
  method: 'POST',
  path: '/api/leads',
  status: 201,
});
export const createEvPaymentIntent = descriptor({
  id: 'createEvPaymentIntent',
  service: 'ev',
  method: 'POST',
  path: '/api/stripe/create_payment_intent',
  status: 201,
});
export const initializeCancellation = descriptor({
  id: 'initializeCancellation',
  service: 'ev',
  method: 'PUT',
  path: '/api/leads/:id/initialize_cancellation',
});
