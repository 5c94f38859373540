import { createBrowserCall } from '@mawkib/api-clients/browser';
import { saveConsentReceipt } from '@mawkib/api-clients/operations';
import type { ConsentReceipt } from '@mawkib/core/consent';

const call = createBrowserCall();

/** Sends a receipt to the market's records, with `keepalive`. Rejects if it was not stored. */
export async function deliverReceipt(receipt: ConsentReceipt): Promise<void> {
  await call(
    saveConsentReceipt,
    { body: { ...receipt, scopes: [...receipt.scopes] } },
    { keepalive: true },
  );
}
