import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '@mawkib/api-clients/contracts';
import type { LeadData } from '@mawkib/api-clients/contracts/forms';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { Database } from '../../db/database.js';
import { leadDeliveries, leads } from '../../db/schema/forms.js';
import { formErrors } from '../definitions/form-errors.js';
import type { FormRow } from '../definitions/stored-forms.js';
import { encryptedAnswers, type LeadRow, leadAnswers } from '../lead-answers.js';
import { leadDeliveryJob } from '../lead-delivery/lead-delivery.job.js';
import { attachFiles } from '../lead-files/lead-files.js';
import { mailLead } from './mail-lead.js';

type StoreContext = Pick<AppContext, 'db' | 'clock' | 'cipher' | 'jobs' | 'mails' | 'config'>;

export interface NewLead {
  form: FormRow;
  locale: Locale;
  data: LeadData;
  /** Ids of uploaded files. */
  files?: readonly string[];
  idempotency_key: string | undefined;
  /** System that receives the lead; undefined: none. */
  system: string | undefined;
  /** Network address of the visitor; undefined: not rate limited. */
  address?: string | undefined;
}

/**
 * Stores a lead with its mails and its delivery, in one transaction. A repeated request, even a
 * concurrent one, returns the first one's lead and queues nothing.
 */
export function storeLead(context: StoreContext, lead: NewLead): Promise<LeadRow> {
  const { db, clock, cipher, jobs, mails, config } = context;
  const { form, locale, data, files = [], idempotency_key, system } = lead;
  return db.transaction(async (tx) => {
    const id = randomUUID();
    const created_at = clock.now();
    const [stored] = await tx
      .insert(leads)
      .values({
        id,
        form_id: form.id,
        locale,
        created_at,
        idempotency_key: idempotency_key ?? null,
        ...encryptedAnswers(cipher, id, data),
        integration_status: system === undefined ? 'none' : 'pending',
      })
      .onConflictDoNothing({ target: [leads.form_id, leads.idempotency_key] })
      .returning();
    if (!stored) return repeated(tx, cipher, lead);
    if (!(await attachFiles(tx, id, files)))
      throw formErrors.missingFiles(fileFields(form), locale);
    if (system !== undefined) {
      const delivery = { id: randomUUID(), lead_id: id, system, status: 'pending' as const };
      await tx.insert(leadDeliveries).values({ ...delivery, created_at });
      await jobs.enqueue(tx, leadDeliveryJob, { delivery_id: delivery.id }, delivery.id);
    }
    const { origin } = config;
    const { definition } = form;
    const limits = { db: tx, clock, config };
    const { address } = lead;
    await mailLead(tx, {
      definition,
      locale,
      data,
      origin,
      mails,
      limits,
      address,
      now: created_at,
    });
    return stored;
  });
}

const fileFields = ({ definition }: FormRow) =>
  definition.fields.filter(({ type }) => type === 'file').map(({ id }) => id);

/** The lead of an earlier request with this key; undefined if there is none. */
export async function findRepeated(
  db: Database,
  form_id: string,
  key: string,
): Promise<LeadRow | undefined> {
  const [first] = await db
    .select()
    .from(leads)
    .where(and(eq(leads.form_id, form_id), eq(leads.idempotency_key, key)));
  return first;
}

async function repeated(
  db: Database,
  cipher: AppContext['cipher'],
  { form, data, idempotency_key = '' }: NewLead,
): Promise<LeadRow> {
  const first = await findRepeated(db, form.id, idempotency_key);
  if (!first || !isDeepStrictEqual(leadAnswers(cipher, first), data)) throw formErrors.keyTaken();
  return first;
}
