import * as z from 'zod';
import { byId, envelope } from './common.js';
import { operation } from './operation.js';

/** What the customer system knows of an electric-vehicle order; all of it is kept. */
export const salesforceData = z.looseObject({});

/** Both documents, section 7. */
export const getSalesforceData = operation({
  id: 'getSalesforceData',
  service: 'ev',
  method: 'GET',
  path: '/api/leads/:id/salesforce_data',
  summary: 'What the customer system knows of a lead',
  params: byId,
  errors: { unknown_lead: 404 },
  answer: envelope(salesforceData),
});

/** Both documents, section 7; what a lead holds is the service's matter. */
export const createEvLead = operation({
  id: 'createEvLead',
  service: 'ev',
  method: 'POST',
  path: '/api/leads',
  status: 201,
  summary: 'Stores a lead of an electric vehicle',
  body: z.looseObject({}),
  answer: envelope(z.looseObject({ id: z.string() })),
});

/** Both documents, section 7. */
export const createEvPaymentIntent = operation({
  id: 'createEvPaymentIntent',
  service: 'ev',
  method: 'POST',
  path: '/api/stripe/create_payment_intent',
  status: 201,
  summary: "Begins the payment of a lead's deposit",
  body: z.object({
    payment_intent: z.looseObject({ salesforce_lead_id: z.string().min(1).max(64) }),
  }),
  errors: { unknown_lead: 404, payment_failed: 502 },
  answer: envelope(z.looseObject({ client_secret: z.string() })),
});

/** Both documents, section 7. */
export const initializeCancellation = operation({
  id: 'initializeCancellation',
  service: 'ev',
  method: 'PUT',
  path: '/api/leads/:id/initialize_cancellation',
  summary: 'Begins the cancellation of an order',
  params: byId,
  errors: { unknown_lead: 404, not_cancellable: 409 },
  answer: envelope(z.looseObject({ status: z.string() })),
});
