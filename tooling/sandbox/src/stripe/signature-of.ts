import { createHmac } from 'node:crypto';

/** `Stripe-Signature` header ("Verify webhook signatures manually" in Stripe's documentation). */
export function signatureOf(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
