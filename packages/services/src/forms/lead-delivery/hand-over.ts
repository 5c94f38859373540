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

/** How long a system of the market's own may take. */
const limitMs = 10_000;

/** Hands a lead over; rejects unless the system took it. */
export function handOver(
  system: Integration,
  { id, ...data }: DeliveredLead,
  means: Means,
): Promise<void> {
  if ('own' in system) {
    return requested(means, (context) => system.own.deliver({ id, ...data }, context));
  }
  return sendWebhook(means.fetch, system, { id, type: 'lead.created', data }, means.now);
}

/** Rejects unless the system answers. */
export function verifySystem(system: Integration, means: Means): Promise<void> {
  if ('own' in system) return requested(means, (context) => system.own.verify(context));
  const ping = { id: randomUUID(), type: 'integration.ping' as const, data: {} };
  return sendWebhook(means.fetch, system, ping, means.now);
}

/** What it fails with is kept and shown, so it holds nothing of a person. */
async function requested(means: Means, ask: (context: LeadSystemContext) => Promise<void>) {
  try {
    await inTime((signal) => ask({ ...means, signal }), limitMs);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(redactReason(said) || 'unknown failure');
  }
}
