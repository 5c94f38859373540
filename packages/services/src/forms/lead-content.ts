import type { Lead, LeadData } from '@mawkib/api-clients/contracts';
import type { leads } from '../db/schema/forms.js';
import type { PersonKey, PiiCipher } from '../encryption/pii-cipher.js';

export type LeadRow = typeof leads.$inferSelect;

const placeOf = (id: string) => `lead/${id}`;

/** What is stored of a lead's answers: sealed, and found by the addresses and numbers in them. */
export function encryptedAnswers(cipher: PiiCipher, id: string, answers: LeadData) {
  return {
    data: null,
    encrypted: cipher.encrypt(answers, placeOf(id)),
    person_indexes: [...new Set(personKeys(answers).map(cipher.index).filter(isText))],
  };
}

const isText = (text: string | undefined): text is string => text !== undefined;

/** Every answer that may be somebody's address or number, whatever its field is called. */
const personKeys = (answers: LeadData): PersonKey[] =>
  Object.values(answers)
    .flat()
    .map((value) => ({ kind: value.includes('@') ? 'email' : 'phone', value }));

export const leadAnswers = (
  cipher: PiiCipher,
  { id, encrypted, data }: Pick<LeadRow, 'id' | 'encrypted' | 'data'>,
): LeadData =>
  encrypted === null ? (data ?? {}) : cipher.decrypt<LeadData>(encrypted, placeOf(id));

/** A lead as staff and other systems get it. */
export const presentLead = (cipher: PiiCipher, row: LeadRow): Lead => ({
  id: row.id,
  form_id: row.form_id,
  created_at: row.created_at.toISOString(),
  locale: row.locale,
  data: leadAnswers(cipher, row),
  integrations: { status: row.integration_status },
});
