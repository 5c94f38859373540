import type { EvLeadRow } from '../db/schema/ev-leads.js';
import type { PiiCipher } from '../encryption/pii-cipher.js';
import { isCancellable } from './cancel-ev-lead.js';
import type { EvConfig } from './ev-config.js';
import { evLeadOf } from './ev-lead.js';

interface Presentation {
  config: EvConfig;
  now: Date;
  /** Decrypts the buyer's data, for callers that may see it. */
  cipher: PiiCipher | undefined;
}

/** A lead in the field names of Salesforce's standard lead. */
export const presentEvLead = (row: EvLeadRow, { config, now, cipher }: Presentation) => ({
  Id: row.id,
  Status: row.status,
  CreatedDate: row.created_at.toISOString(),
  LastModifiedDate: row.updated_at.toISOString(),
  payment_status: row.payment_status,
  ...(row.deposit_minor !== null && {
    deposit: { amount: row.deposit_minor, currency: row.currency },
  }),
  cancellable: isCancellable(row, config, now),
  ...(cipher && { lead: evLeadOf(cipher, row) ?? undefined }),
});
