import { createHmac } from 'node:crypto';
import type { GuardedFetch } from '../../guarded-fetch/guarded-fetch.js';
import type { WebhookSystem } from './integration.js';

export interface WebhookEvent {
  /** The same for every attempt, so that the receiver can detect duplicates. */
  id: string;
  type: 'lead.created' | 'integration.ping';
  data: unknown;
}

/** Standard Webhooks headers for a body; `at` is rounded to whole seconds. */
export function signWebhook(secret: Buffer, id: string, at: number, body: string) {
  const signature = createHmac('sha256', secret).update(`${id}.${at}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': `v1,${signature}`,
  };
}

/** Sends an event; rejects with an `UpstreamError` unless the system accepts it. */
export async function sendWebhook(
  fetch: GuardedFetch,
  { url, secret }: Pick<WebhookSystem, 'url' | 'secret'>,
  { id, type, data }: WebhookEvent,
  now: Date,
): Promise<void> {
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
  const headers = signWebhook(secret, id, Math.floor(now.getTime() / 1000), body);
  await fetch(url, { post: { body, headers }, discard: true });
}
