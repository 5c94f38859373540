import { createHash } from 'node:crypto';
import {
  type ConsentReceiptRow,
  listConsentReceipts,
  saveConsentReceipt,
} from '@mawkib/api-clients/contracts/content';
import { count, desc, eq } from 'drizzle-orm';
import { consentReceipts, consentTexts } from '../../db/schema/index.js';
import { implementWith } from '../../http/implement.js';

const implement = implementWith<'db' | 'clock'>();

const digestOf = ({ locale, text }: Pick<ConsentReceiptRow, 'locale' | 'text'>) =>
  createHash('sha256').update(`${locale}\n${text}`).digest('hex');

/** Max decisions of one address per minute. Visitors can share an address. */
const perMinute = 60;

/** Consent receipts: recorded for visitors, as proof, and listed for administrators. */
export const consentReceiptHandlers = () => [
  implement(
    saveConsentReceipt,
    async ({ body }, { db, clock }) => {
      const { id, decidedAt, policyVersion, locale, text, ...receipt } = body;
      const digest = digestOf(body);
      await db.transaction(async (tx) => {
        await tx.insert(consentTexts).values({ digest, locale, text }).onConflictDoNothing();
        await tx
          .insert(consentReceipts)
          .values({
            ...receipt,
            id,
            decided_at: new Date(decidedAt),
            received_at: clock.now(),
            policy_version: policyVersion,
            text_digest: digest,
          })
          .onConflictDoNothing();
      });
      return { data: { id } };
    },
    { perMinute },
  ),
  implement(listConsentReceipts, async ({ query }, { db }) => {
    const { items, page, id } = query;
    const wanted = id === undefined ? undefined : eq(consentReceipts.id, id);
    const [rows, [all]] = await Promise.all([
      db
        .select()
        .from(consentReceipts)
        .innerJoin(consentTexts, eq(consentTexts.digest, consentReceipts.text_digest))
        .where(wanted)
        .orderBy(desc(consentReceipts.received_at), desc(consentReceipts.id))
        .limit(items)
        .offset((page - 1) * items),
      db.select({ total: count() }).from(consentReceipts).where(wanted),
    ]);
    return {
      data: rows.map(({ consent_receipts: row, consent_texts: words }) => ({
        id: row.id,
        decidedAt: row.decided_at.toISOString(),
        receivedAt: row.received_at.toISOString(),
        status: row.status,
        scopes: row.scopes,
        policyVersion: row.policy_version,
        strategy: row.strategy,
        gpc: row.gpc,
        locale: words.locale,
        text: words.text,
      })),
      meta: { page, items, total: all?.total ?? 0 },
    };
  }),
];
