import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { formsSettings } from '../db/schema/forms.js';
import type { PiiCipher } from '../encryption/pii-cipher.js';

/** Settings that this service reads; others are kept for whoever asks for them. */
export const settingKeys = {
  captchaSecret: 'captcha.secret_key',
  captchaUrl: 'captcha.verify_url',
  captchaScore: 'captcha.least_score',
  captchaUnreachable: 'captcha.when_unreachable',
  system: 'integration.system',
  url: 'integration.url',
  secret: 'integration.secret',
} as const;

export const settingPlace = (key: string) => `forms_setting/${key}`;

const secret = /(^|[._-])(secret|secret_key|password|token|api_key|private_key)$/i;

/** What staff see of a value: of a secret, that there is one and how it ends. */
export const shownValue = (key: string, value: string): string =>
  secret.test(key) ? `••••${value.length >= 16 ? value.slice(-4) : ''}` : value;

/** Values of the settings asked for; those without one are missing. */
export async function readFormsSettings(
  db: Database,
  cipher: PiiCipher,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select()
    .from(formsSettings)
    .where(inArray(formsSettings.key, [...keys]));
  return new Map(
    found.map(({ key, encrypted }) => [key, cipher.decrypt(encrypted, settingPlace(key))]),
  );
}
