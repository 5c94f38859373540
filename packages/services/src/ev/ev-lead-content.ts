import { isRecord } from '@mawkib/core/guards';
import { normaliseEmail } from '@mawkib/forms/engine';
import type { EvLeadRow } from '../db/schema/ev-leads.js';
import type { PiiCipher } from '../encryption/pii-cipher.js';

/** What a buyer sent, as it was sent. */
export type EvLead = Readonly<Record<string, unknown>>;

const placeOf = (id: string) => `ev_lead/${id}`;
/** More texts than any form sends. */
const maxTexts = 200;

/** What is stored of it: sealed, and found by every address and number in it. */
export function encryptedEvLead(cipher: PiiCipher, id: string, lead: EvLead) {
  const indexes = textsIn(lead)
    .map((value) => cipher.index({ kind: value.includes('@') ? 'email' : 'phone', value }))
    .filter((index) => index !== undefined);
  return { encrypted: cipher.encrypt(lead, placeOf(id)), person_indexes: [...new Set(indexes)] };
}

/** What the buyer sent; null once they were erased. */
export const evLeadOf = (
  cipher: PiiCipher,
  { id, encrypted }: Pick<EvLeadRow, 'id' | 'encrypted'>,
): EvLead | null => (encrypted === null ? null : cipher.decrypt<EvLead>(encrypted, placeOf(id)));

/** What stays of it: how it went, and when the buyer was erased. */
export const erasedEvLead = (erased_at: Date) => ({
  encrypted: null,
  person_indexes: [],
  erased_at,
});

/** Where the buyer gets mail: the first address of a field that is called so. */
export function emailOf(lead: EvLead | null): string | undefined {
  if (!lead) return undefined;
  const inside = Object.values(lead).filter(isRecord);
  for (const part of [lead, ...inside]) {
    for (const [key, value] of Object.entries(part)) {
      const address = /^e-?mail$/i.test(key) && typeof value === 'string' && normaliseEmail(value);
      if (address) return address;
    }
  }
  return undefined;
}

function textsIn(value: unknown, found: string[] = []): string[] {
  if (found.length >= maxTexts) return found;
  if (typeof value === 'string') found.push(value);
  else if (typeof value === 'number') found.push(String(value));
  else if (value !== null && typeof value === 'object') {
    for (const inner of Object.values(value)) textsIn(inner, found);
  }
  return found;
}
