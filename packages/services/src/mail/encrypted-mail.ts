import type { MailMessage } from '../db/schema/mail-outbox.js';
import type { PiiCipher } from '../encryption/pii-cipher.js';

/** The job that sends a mail; its data is `{ mail_id }`. */
export const mailJob = 'mail';

const aadOf = (id: string) => `mail/${id}`;

/**
 * Columns of a stored mail: the encrypted content, and blind indexes of the recipient and of the
 * person it is about.
 */
export function encryptedMail(cipher: PiiCipher, id: string, message: MailMessage) {
  const { email = '', phone = '' } = message.about ?? {};
  const indexes = [
    cipher.index({ kind: 'email', value: message.to }),
    cipher.index({ kind: 'email', value: email }),
    cipher.index({ kind: 'phone', value: phone }),
  ].filter((index) => index !== undefined);
  return {
    message: null,
    encrypted: cipher.encrypt(message, aadOf(id)),
    person_indexes: [...new Set(indexes)],
  };
}

export const openMail = (cipher: PiiCipher, id: string, encrypted: string): MailMessage =>
  cipher.decrypt(encrypted, aadOf(id));
