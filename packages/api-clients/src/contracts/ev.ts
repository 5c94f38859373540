import * as z from 'zod';
import * as operations from '../operations/ev.js';
import { byId, envelope, headerText } from './common.js';
import { operation } from './operation.js';

/**
 * The buyer's proof, as the answer to the lead gave it. An id stands in addresses, and other systems
 * know it; the token is known to the buyer alone.
 */
const proof = z.object({ 'X-Lead-Token': headerText.optional() });

/**
 * What the customer system knows of an electric-vehicle order; all of it is kept. Of the market's
 * own service: who knows the id sees how it stands; who has the token, and staff, what was sent too.
 */
export const salesforceData = z.looseObject({
  Id: z.string().optional(),
  /** `created`, `cancellation_initialized`. */
  Status: z.string().optional(),
  CreatedDate: z.string().optional(),
  LastModifiedDate: z.string().optional(),
  payment_status: z.string().optional(),
  cancellable: z.boolean().optional(),
  lead: z.record(z.string(), z.unknown()).optional(),
});

/** Both documents, section 7. */
export const getSalesforceData = operation(operations.getSalesforceData, {
  summary: 'What the customer system knows of a lead',
  params: byId,
  headers: proof,
  errors: { invalid_token: 403, unknown_lead: 404 },
  response: envelope(salesforceData),
});

/**
 * Both documents, section 7; what a lead holds is the service's matter. `email`, `phone` and `locale`
 * are checked where they are given. The token is told this once.
 */
export const createEvLead = operation(operations.createEvLead, {
  summary: 'Stores a lead of an electric vehicle',
  body: z.looseObject({}),
  response: envelope(z.looseObject({ id: z.string(), token: z.string().optional() })),
});

/**
 * Both documents, section 7. The amount is the market's deposit; `amount` (in the minor unit) and
 * `currency` beside the id are assertions, and 409 `amount_changed` where the deposit is another one.
 * Asked again, it answers the payment that was begun.
 */
export const createEvPaymentIntent = operation(operations.createEvPaymentIntent, {
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
  response: envelope(z.looseObject({ client_secret: z.string() })),
});

/**
 * Both documents, section 7. It takes the buyer's token (403 `invalid_token`), and begins once:
 * asked again, it answers the same. 409 `not_cancellable` once the time for it is over.
 */
export const initializeCancellation = operation(operations.initializeCancellation, {
  summary: 'Begins the cancellation of an order',
  params: byId,
  headers: proof,
  errors: { invalid_token: 403, unknown_lead: 404, not_cancellable: 409 },
  response: envelope(z.looseObject({ status: z.string() })),
});
