import type { Lead, LeadData } from '@mawkib/api-clients/contracts';
import type { leads } from '../db/schema/forms.js';
import type { PersonKey, Vault } from '../encryption/vault.js';

export type LeadRow = typeof leads.$inferSelect;

const placeOf = (id: string) => `lead/${id}`;

/** What is stored of a lead's answers: sealed, and found by the addresses and numbers in them. */
export function sealedAnswers(vault: Vault, id: string, answers: LeadData) {
  return {
    data: null,
    sealed: vault.seal(answers, placeOf(id)),
    person_indexes: [...new Set(personKeys(answers).map(vault.index).filter(isText))],
  };
}

const isText = (text: string | undefined): text is string => text !== undefined;

/** Every answer that may be somebody's address or number, whatever its field is called. */
const personKeys = (answers: LeadData): PersonKey[] =>
  Object.values(answers)
    .flat()
    .map((value) => ({ kind: value.includes('@') ? 'email' : 'phone', value }));

export const leadAnswers = (
  vault: Vault,
  { id, sealed, data }: Pick<LeadRow, 'id' | 'sealed' | 'data'>,
): LeadData => (sealed === null ? (data ?? {}) : vault.open<LeadData>(sealed, placeOf(id)));

/** A lead as staff and other systems get it. */
export const presentLead = (vault: Vault, row: LeadRow): Lead => ({
  id: row.id,
  form_id: row.form_id,
  created_at: row.created_at.toISOString(),
  locale: row.locale,
  data: leadAnswers(vault, row),
  integrations: { status: row.integration_status },
});
