import type { Form, LeadData, LeadFile } from '@mawkib/api-clients/contracts/forms';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { leadFiles } from '../../db/schema/lead-files.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';
import { isUuid } from '../is-uuid.js';
import { fileName } from './encrypted-files.js';

/** Uploaded files of a lead: answers with their names instead of ids. */
export interface UsedFiles {
  answers: LeadData;
  ids: readonly string[];
  /** Fields with an id that is not a file of this field. */
  missing: readonly string[];
}

/** Finds the files that answers name by their ids. */
export async function findUsedFiles(
  db: Database,
  cipher: PiiCipher,
  form: Form,
  answers: LeadData,
): Promise<UsedFiles> {
  const fields = form.attributes.fields.filter(
    ({ id, type }) => type === 'file' && answers[id] !== undefined,
  );
  const ids = fields.flatMap(({ id }) => [answers[id] ?? []].flat());
  if (ids.length === 0) return { answers, ids, missing: [] };
  const known = await db
    .select({
      id: leadFiles.id,
      field: leadFiles.field,
      name_encrypted: leadFiles.name_encrypted,
    })
    .from(leadFiles)
    .where(and(inArray(leadFiles.id, ids.filter(isUuid)), eq(leadFiles.form_id, form.id)));
  const namesOf = (field: string) =>
    [answers[field] ?? []].flat().map((id) => {
      const row = known.find((one) => one.id === id && one.field === field);
      return row && fileName(cipher, row);
    });
  const named = fields.map(({ id }) => [id, namesOf(id)] as const);
  return {
    answers: {
      ...answers,
      ...Object.fromEntries(named.map(([id, names]) => [id, names.filter((name) => name)])),
    } as LeadData,
    ids,
    missing: named.filter(([, names]) => names.includes(undefined)).map(([id]) => id),
  };
}

/** Gives files to a new lead; false if one of them belongs to another lead or was deleted. */
export async function attachFiles(
  tx: Database,
  lead_id: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const used = await tx
    .update(leadFiles)
    .set({ lead_id, uploader: null })
    .where(and(inArray(leadFiles.id, [...ids]), isNull(leadFiles.lead_id)))
    .returning({ id: leadFiles.id });
  return used.length === new Set(ids).size;
}

/** Files of leads, by lead id, without their content. */
export async function filesOfLeads(
  db: Database,
  cipher: PiiCipher,
  leadIds: readonly string[],
): Promise<Map<string | null, LeadFile[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: leadFiles.id,
      lead_id: leadFiles.lead_id,
      field: leadFiles.field,
      name_encrypted: leadFiles.name_encrypted,
      type: leadFiles.type,
      size: leadFiles.size,
    })
    .from(leadFiles)
    .where(inArray(leadFiles.lead_id, [...leadIds]))
    .orderBy(asc(leadFiles.created_at), asc(leadFiles.id));
  return Map.groupBy(
    rows.map(({ name_encrypted, lead_id, ...row }) => ({
      ...row,
      lead_id,
      name: fileName(cipher, { id: row.id, name_encrypted }),
    })),
    ({ lead_id }) => lead_id,
  );
}
