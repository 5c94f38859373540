import type { Lead } from '@mawkib/api-clients/contracts';
import type { Logger } from 'pino';
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.js';

/** A lead that is handed over. */
export interface DeliveredLead {
  /** Of the delivery: the same in every attempt, so that the system knows a repetition. */
  id: string;
  lead: Lead;
  form: { id: string; name: string; integrations: Readonly<Record<string, unknown>> };
}

export interface LeadSystemContext {
  now: Date;
  /** Aborted when the attempt has taken too long: ten seconds. */
  signal: AbortSignal;
  /** Asks public addresses over https alone, as `createGuardedFetch` does. */
  fetch: GuardedFetch;
  log: Logger;
}

/**
 * A system of a market's own that takes leads; staff choose it by its name in the setting
 * `integration.system`.
 */
export interface LeadSystem {
  /**
   * Hands a lead over; rejects unless the system took it, and is tried again for more than a day.
   * Staff see the message of what it rejects with, without addresses and numbers of people.
   */
  deliver(delivered: DeliveredLead, context: LeadSystemContext): Promise<void>;
  /** Rejects unless the system answers: staff ask for it. Nothing is handed over. */
  verify(context: LeadSystemContext): Promise<void>;
}

/** Systems that a market brings, by name. */
export type LeadSystems = Readonly<Record<string, LeadSystem>>;
