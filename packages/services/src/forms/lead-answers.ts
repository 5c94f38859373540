import type { Lead, LeadData } from '@mawkib/api-clients/contracts/forms';
import type { leads } from '../db/schema/forms.js';
import type { PersonKey, PiiCipher } from '../encryption/pii-cipher.js';

export type LeadRow = typeof leads.$inferSelect;

const aadOf = (id: string) => `lead/${id}`;

/**
 * Columns of a lead's answers: encrypted, with blind indexes of the addresses and numbers in them.
 */
export function encryptedAnswers(cipher: PiiCipher, id: string, answers: LeadData) {
  return {
    data: null,
    encrypted: cipher.encrypt(answers, aadOf(id)),
    person_indexes: [...new Set(personKeys(answers).map(cipher.index).filter(isText))],
  };
}

const isText = (text: string | undefined): text is string => text !== undefined;

/** Every answer that may be an address or a number of a person, in any field. */
const personKeys = (answers: LeadData): PersonKey[] =>
  Object.values(answers)
    .flat()
    .map((value) => ({ kind: value.includes('@') ? 'email' : 'phone', value }));

export const leadAnswers = (
  cipher: PiiCipher,
  { id, encrypted, data }: Pick<LeadRow, 'id' | 'encrypted' | 'data'>,
): LeadData => (encrypted === null ? (data ?? {}) : cipher.decrypt<LeadData>(encrypted, aadOf(id)));

/** A lead as staff and other systems receive it. */
export const presentLead = (cipher: PiiCipher, row: LeadRow): Lead => ({
  id: row.id,
  form_id: row.form_id,
  created_at: row.created_at.toISOString(),
  locale: row.locale,
  data: leadAnswers(cipher, row),
  integrations: { status: row.integration_status },
});
