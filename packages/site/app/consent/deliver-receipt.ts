import type { ConsentReceipt } from '@mawkib/core/consent';

/** Hands a receipt to the market's records; it outlives the page. Rejects when it was not taken. */
export async function deliverReceipt(receipt: ConsentReceipt): Promise<void> {
  const response = await fetch('/services/content/public_api/consent_receipts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(receipt),
    keepalive: true,
  });
  if (!response.ok) throw new Error(`The receipt was answered with ${response.status}`);
}
