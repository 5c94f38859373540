import type { Call } from '../call.js';
import {
  createEvLead,
  createEvPaymentIntent,
  getSalesforceData,
  initializeCancellation,
} from '../contracts/ev.js';
import { bindOperations } from './bind-operations.js';

/** Calls of the electric-vehicle order service. Both documents, section 7. */
export const createEvClient = (call: Call) =>
  bindOperations(call, {
    createEvLead,
    createEvPaymentIntent,
    getSalesforceData,
    initializeCancellation,
  });
export type EvClient = ReturnType<typeof createEvClient>;
