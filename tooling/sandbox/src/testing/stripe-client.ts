import Stripe from 'stripe';
import type { TestSandbox } from './test-sandbox.ts';

/** The official client with host, port and protocol of the sandbox. */
export function stripeClient(
  { sandbox }: TestSandbox,
  { key = sandbox.keys.stripeSecret, retries = 0 }: { key?: string; retries?: number } = {},
): Stripe {
  const { hostname, port } = new URL(sandbox.url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: retries });
}
