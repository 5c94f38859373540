import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { DeliveredLead, LeadSystemContext } from '../../config/lead-system.js';
import type { GuardedFetch } from '../../guarded-fetch/guarded-fetch.js';
import { redactReason } from '../../jobs/redact-reason.js';
import { inTime } from '../../runtime/in-time.js';
import type { Integration } from './integration.js';
import { sendWebhook } from './send-webhook.js';

interface Means {
  fetch: GuardedFetch;
  log: Logger;
  now: Date;
}

/** Timeout of a call to a lead system of the market's own, in milliseconds. */
const limitMs = 10_000;

/** Delivers a lead; rejects unless the system accepts it. */
export function deliverLead(
  system: Integration,
  { id, ...data }: DeliveredLead,
  means: Means,
): Promise<void> {
  if ('own' in system) {
    return requested(means, (context) => system.own.deliver({ id, ...data }, context));
  }
  return sendWebhook(means.fetch, system, { id, type: 'lead.created', data }, means.now);
}

/** Rejects unless the system responds. */
export function verifySystem(system: Integration, means: Means): Promise<void> {
  if ('own' in system) return requested(means, (context) => system.own.verify(context));
  const ping = { id: randomUUID(), type: 'integration.ping' as const, data: {} };
  return sendWebhook(means.fetch, system, ping, means.now);
}

/** Errors are stored and shown to staff, so they must contain no personal data. */
async function requested(means: Means, ask: (context: LeadSystemContext) => Promise<void>) {
  try {
    await inTime((signal) => ask({ ...means, signal }), limitMs);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(redactReason(said) || 'unknown failure');
  }
}
