import { createHash } from 'node:crypto';
import type { OrderDetails, TermsReceipt } from '@mawkib/api-clients/contracts/purchase';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { type AcceptedTerms, type OrderRow, termsTexts } from '../../db/schema/orders.js';
import type { ConfiguredTerms } from './checkout-page-config.js';

/** Accepted terms with their text. */
export interface AcceptedText extends AcceptedTerms {
  html: string;
}

/** Compares what a buyer accepted with the configured terms; lists are of keys. */
export function acceptTerms(
  configured: readonly ConfiguredTerms[],
  given: NonNullable<OrderDetails['terms']>,
  now: Date,
): { accepted: AcceptedText[]; missing: string[]; changed: string[] } {
  const accepted: AcceptedText[] = [];
  const missing: string[] = [];
  const changed: string[] = [];
  for (const { key, version, html, required } of configured) {
    const seen = given.find((each) => each.key === key);
    if (!seen) {
      if (required) missing.push(key);
    } else if (seen.version !== version) {
      changed.push(key);
    } else {
      const sha256 = createHash('sha256').update(html).digest('hex');
      accepted.push({ key, version, sha256, accepted_at: now.toISOString(), html });
    }
  }
  return { accepted, missing, changed };
}

/** Stores the texts, each once. Resolves to the column of the order. */
export async function storeTerms(
  tx: Database,
  accepted: readonly AcceptedText[],
  now: Date,
): Promise<AcceptedTerms[]> {
  if (accepted.length === 0) return [];
  const texts = accepted.map(({ sha256, html }) => ({ sha256, html, stored_at: now }));
  await tx.insert(termsTexts).values(texts).onConflictDoNothing();
  return accepted.map(({ html: _, ...terms }) => terms);
}

/** The accepted terms of an order with their texts. */
export async function termsReceipts(
  db: Database,
  { terms }: Pick<OrderRow, 'terms'>,
): Promise<TermsReceipt[]> {
  if (terms.length === 0) return [];
  const digests = terms.map(({ sha256 }) => sha256);
  const texts = await db.select().from(termsTexts).where(inArray(termsTexts.sha256, digests));
  return terms.map((accepted) => ({
    ...accepted,
    html: texts.find(({ sha256 }) => sha256 === accepted.sha256)?.html ?? '',
  }));
}
