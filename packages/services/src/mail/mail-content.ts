import type { MailMessage } from '../db/schema/mail.js';
import type { Vault } from '../encryption/vault.js';

/** The job that sends a mail: `{ mail_id }`. */
export const mailJob = 'mail';

const placeOf = (id: string) => `mail/${id}`;

/** What is stored of a mail: sealed, and found by the address that it goes to and whom it is about. */
export function sealedMail(vault: Vault, id: string, message: MailMessage) {
  const { email = '', phone = '' } = message.about ?? {};
  const indexes = [
    vault.index({ kind: 'email', value: message.to }),
    vault.index({ kind: 'email', value: email }),
    vault.index({ kind: 'phone', value: phone }),
  ].filter((index) => index !== undefined);
  return {
    message: null,
    sealed: vault.seal(message, placeOf(id)),
    person_indexes: [...new Set(indexes)],
  };
}

export const openMail = (vault: Vault, id: string, sealed: string): MailMessage =>
  vault.open(sealed, placeOf(id));
