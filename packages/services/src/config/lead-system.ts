import type { Lead } from '@mawkib/api-clients/contracts/forms';
import type { Logger } from 'pino';
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.js';

/** A lead to deliver. */
export interface DeliveredLead {
  /** Id of the delivery, the same in every attempt, so that the system can detect repetitions. */
  id: string;
  lead: Lead;
  form: { id: string; name: string; integrations: Readonly<Record<string, unknown>> };
}

export interface LeadSystemContext {
  now: Date;
  /** Aborted when the attempt takes longer than ten seconds. */
  signal: AbortSignal;
  /** Fetches public addresses over https only, like `createGuardedFetch`. */
  fetch: GuardedFetch;
  log: Logger;
}

/**
 * A CRM or other system of the market that receives leads. Staff select it by name in the setting
 * `integration.system`.
 */
export interface LeadSystem {
  /**
   * Delivers a lead; rejects if the system did not accept it, and is retried for more than a day.
   * Staff see the message of the rejection, without addresses and numbers of people.
   */
  deliver(delivered: DeliveredLead, context: LeadSystemContext): Promise<void>;
  /**
   * Checks the connection on request of staff, without delivering anything; rejects if the system
   * is unavailable.
   */
  verify(context: LeadSystemContext): Promise<void>;
}

/** The market's lead systems by name. */
export type LeadSystems = Readonly<Record<string, LeadSystem>>;
