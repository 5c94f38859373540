import { randomBytes } from 'node:crypto';
import type { FormDraft } from '@mawkib/api-clients/contracts/forms';
import type { Person } from '@mawkib/api-clients/contracts/identity';
import { foldArabic } from '@mawkib/core/locale';
import { and, asc, eq, gte } from 'drizzle-orm';
import { recordChange } from '../../audit/record-change.js';
import type { Database } from '../../db/database.js';
import type { FormDefinition } from '../../db/schema/forms.js';
import { forms, formVersions, leads, type PastField } from '../../db/schema/forms.js';
import type { Events } from '../../events/events.js';
import type { Clock } from '../../runtime/clock.js';
import { formChanges } from './form-changes.js';
import { formErrors } from './form-errors.js';
import { sanitiseForm } from './sanitise-form.js';

export type FormRow = typeof forms.$inferSelect;

/** Author and transaction of a change. */
export interface FormChange {
  by: Person;
  clock: Clock;
  events: Pick<Events, 'announce'>;
}

export async function findForm(db: Database, id: string): Promise<FormRow> {
  const [found] = await db.select().from(forms).where(eq(forms.id, id));
  if (!found) throw formErrors.unknownForm();
  return found;
}

/** Finds and locks a form's row until the transaction ends. */
async function lockForm(tx: Database, id: string): Promise<FormRow> {
  const [found] = await tx.select().from(forms).where(eq(forms.id, id)).for('update');
  if (!found) throw formErrors.unknownForm();
  return found;
}

/** Columns that are derived from a definition. */
export function formColumns(definition: FormDefinition) {
  const { id, name, title } = definition;
  const search_text = foldArabic([id, name, ...Object.values(title)].filter(Boolean).join(' '));
  return { definition, name, search_text };
}

interface NewForm {
  draft: FormDraft;
  /** Rejected if it exists already; generated if undefined. */
  id?: string | undefined;
  action?: 'form.created' | 'form.imported' | 'form.duplicated';
  details?: Record<string, unknown>;
}

/** Inserts a form with its first version, inside a transaction. */
export async function insertForm(tx: Database, form: NewForm, { by, clock, events }: FormChange) {
  const { draft, id = `form-${randomBytes(5).toString('hex')}`, details = {} } = form;
  const at = clock.now();
  const definition = sanitiseForm({ ...draft, id });
  const [row] = await tx
    .insert(forms)
    .values({ id, ...formColumns(definition), created_at: at, updated_at: at })
    .onConflictDoNothing()
    .returning();
  if (!row) throw formErrors.formExists();
  await tx
    .insert(formVersions)
    .values({ form_id: id, version: 1, definition, changed_at: at, changed_by: by.name });
  const action = form.action ?? 'form.created';
  await recordChange(tx, { by, at, action, subject: `form/${id}`, details });
  await events.announce(tx, 'form_changed', { id });
  return row;
}

interface EditedForm {
  id: string;
  version: number;
  draft: FormDraft;
}

/**
 * Writes a new version of a form; a change based on an older version is rejected with the changes
 * in between.
 */
export async function replaceForm(
  tx: Database,
  { id, version, draft }: EditedForm,
  { by, clock, events }: FormChange,
): Promise<FormRow> {
  const row = await lockForm(tx, id);
  if (row.version !== version) {
    throw formErrors.stale(row.version, await changesSince(tx, id, version));
  }
  const definition = sanitiseForm({ ...draft, id });
  const changed = formChanges(row.definition, definition);
  if (changed.length === 0) return row;
  const at = clock.now();
  const next = version + 1;
  const [stored] = await tx
    .update(forms)
    .set({
      ...formColumns(definition),
      version: next,
      updated_at: at,
      past_fields: pastFields(row, definition),
    })
    .where(eq(forms.id, id))
    .returning();
  await tx
    .insert(formVersions)
    .values({ form_id: id, version: next, definition, changed_at: at, changed_by: by.name });
  const details = { version: next, changed };
  await recordChange(tx, { by, at, action: 'form.updated', subject: `form/${id}`, details });
  await events.announce(tx, 'form_changed', { id });
  return stored as FormRow;
}

/** Removed fields, latest last; without fields that were added back. */
function pastFields(row: FormRow, { fields }: FormDefinition): PastField[] {
  const present = new Set(fields.map(({ id }) => id));
  const known = new Map(row.past_fields.map((field) => [field.id, field]));
  for (const { id, label } of row.definition.fields) known.set(id, { id, label });
  return [...known.values()].filter(({ id }) => !present.has(id));
}

/** Changes that one version made. */
export interface FormVersionChange {
  version: number;
  at: string;
  by: string;
  changed: string[];
}

async function changesSince(
  tx: Database,
  id: string,
  version: number,
): Promise<FormVersionChange[]> {
  const versions = await tx
    .select()
    .from(formVersions)
    .where(and(eq(formVersions.form_id, id), gte(formVersions.version, version)))
    .orderBy(asc(formVersions.version));
  return versions.slice(1).map((row, at) => ({
    version: row.version,
    at: row.changed_at.toISOString(),
    by: row.changed_by,
    changed: formChanges((versions[at] as typeof row).definition, row.definition),
  }));
}

/** Deletes a form without leads. Locks the row, so no lead arrives in between. */
export async function removeForm(tx: Database, id: string, { by, clock, events }: FormChange) {
  await lockForm(tx, id);
  const [lead] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.form_id, id))
    .limit(1);
  if (lead) throw formErrors.formInUse();
  await tx.delete(forms).where(eq(forms.id, id));
  await recordChange(tx, {
    by,
    at: clock.now(),
    action: 'form.deleted',
    subject: `form/${id}`,
  });
  await events.announce(tx, 'form_changed', { id });
}
