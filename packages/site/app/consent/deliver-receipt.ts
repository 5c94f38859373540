import { createBrowserCall } from '@mawkib/api-clients/browser';
import { saveConsentReceipt } from '@mawkib/api-clients/operations';
import type { ConsentReceipt } from '@mawkib/core/consent';

const call = createBrowserCall();

/** Hands a receipt to the market's records; it outlives the page. Rejects when it was not taken. */
export async function deliverReceipt(receipt: ConsentReceipt): Promise<void> {
  await call(
    saveConsentReceipt,
    { body: { ...receipt, scopes: [...receipt.scopes] } },
    { keepalive: true },
  );
}
