import { isRecord } from '@mawkib/core/guards';
import { parseEmail } from '@mawkib/core/locale';
import type { EvLeadRow } from '../db/schema/ev-leads.js';
import type { PiiCipher } from '../encryption/pii-cipher.js';

/** Fields of the request, as sent. */
export type EvLead = Readonly<Record<string, unknown>>;

const aadOf = (id: string) => `ev_lead/${id}`;
/** Limit of indexed texts; above what any form sends. */
const maxTexts = 200;

/** Columns of a lead: encrypted, with blind indexes of every address and number in it. */
export function encryptedEvLead(cipher: PiiCipher, id: string, lead: EvLead) {
  const indexes = textsIn(lead)
    .map((value) => cipher.index({ kind: value.includes('@') ? 'email' : 'phone', value }))
    .filter((index) => index !== undefined);
  return { encrypted: cipher.encrypt(lead, aadOf(id)), person_indexes: [...new Set(indexes)] };
}

/** The decrypted lead; null after erasure. */
export const evLeadOf = (
  cipher: PiiCipher,
  { id, encrypted }: Pick<EvLeadRow, 'id' | 'encrypted'>,
): EvLead | null => (encrypted === null ? null : cipher.decrypt<EvLead>(encrypted, aadOf(id)));

/** Values that erase the buyer and record when. */
export const erasedEvLead = (erased_at: Date) => ({
  encrypted: null,
  person_indexes: [],
  erased_at,
});

/** E-mail address of the buyer: the first address in a field named `email` or `e-mail`. */
export function emailOf(lead: EvLead | null): string | undefined {
  if (!lead) return undefined;
  const inside = Object.values(lead).filter(isRecord);
  for (const part of [lead, ...inside]) {
    for (const [key, value] of Object.entries(part)) {
      const address = /^e-?mail$/i.test(key) && typeof value === 'string' && parseEmail(value);
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
