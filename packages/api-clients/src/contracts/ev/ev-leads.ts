import * as z from 'zod';
import { byId, envelope, headerText } from '../envelope.js';
import { operation } from '../operation.js';

/**
 * The buyer's proof from the response to the lead. Ids appear in URLs and other systems; only the
 * buyer knows the token.
 */
const proof = z.object({ 'X-Lead-Token': headerText.optional() });

/**
 * Data of an electric-vehicle order in the customer system; all fields are preserved. With the id
 * alone the market's own service returns the status; with the token, or for staff, also the
 * submitted data.
 *
 * @internal
 */
export const salesforceData = z.looseObject({
  Id: z.string().optional(),
  /** `created`, `cancellation_initialized`. */
  Status: z.string().optional(),
  CreatedDate: z.string().optional(),
  LastModifiedDate: z.string().optional(),
  payment_status: z.string().optional(),
  cancellable: z.boolean().optional(),
  /** Deadline for a cancellation; null: none, or not paid yet. */
  cancellable_until: z.string().nullish(),
  /** Amount of the deposit, paid or due; missing if there is none. */
  deposit: z.unknown().optional(),
  lead: z.record(z.string(), z.unknown()).optional(),
});

/** Both documents, section 7. */
export const getSalesforceData = operation({
  id: 'getSalesforceData',
  service: 'ev',
  method: 'GET',
  path: '/api/leads/:id/salesforce_data',
  summary: 'What the customer system knows of a lead',
  params: byId,
  headers: proof,
  errors: { invalid_token: 403, unknown_lead: 404 },
  response: envelope(salesforceData),
});

/**
 * Both documents, section 7. The service decides about a lead's fields; `email`, `phone` and
 * `locale` are validated if present. The token is sent only in this response.
 */
export const createEvLead = operation({
  id: 'createEvLead',
  service: 'ev',
  method: 'POST',
  path: '/api/leads',
  status: 201,
  summary: 'Stores a lead of an electric vehicle',
  body: z.looseObject({}),
  response: envelope(z.looseObject({ id: z.string(), token: z.string().optional() })),
});

/**
 * Both documents, section 7. The amount is the market's deposit; `amount` (in the minor unit) and
 * `currency` are optional assertions: 409 `amount_changed` if they differ. A repeated call returns
 * the payment that was started.
 */
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
  errors: {
    unknown_lead: 404,
    amount_changed: 409,
    already_paid: 409,
    not_payable: 409,
    payment_not_configured: 409,
    payment_declined: 409,
    payment_not_found: 409,
    payment_refused: 409,
    payment_failed: 502,
  },
  response: envelope(
    z.looseObject({
      client_secret: z.string(),
      /** Amount in the minor unit; a market's other service may not return these. */
      amount: z.number().optional(),
      currency: z.string().optional(),
      public_key: z.string().optional(),
      script_url: z.string().optional(),
      stripe_account_id: z.string().optional(),
    }),
  ),
});

/**
 * Both documents, section 7. Requires the buyer's token (403 `invalid_token`). A repeated call
 * returns the first response. 409 `not_cancellable` after the deadline.
 */
export const initializeCancellation = operation({
  id: 'initializeCancellation',
  service: 'ev',
  method: 'PUT',
  path: '/api/leads/:id/initialize_cancellation',
  summary: 'Begins the cancellation of an order',
  params: byId,
  headers: proof,
  errors: { invalid_token: 403, unknown_lead: 404, not_cancellable: 409 },
  response: envelope(z.looseObject({ status: z.string() })),
});
