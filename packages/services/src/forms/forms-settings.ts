import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { formsSettings } from '../db/schema/forms.js';
import type { PiiCipher } from '../encryption/pii-cipher.js';

/**
 * Keys of the settings that this service reads; other settings are stored for their own readers.
 */
export const settingKeys = {
  captchaSecret: 'captcha.secret_key',
  captchaUrl: 'captcha.verify_url',
  captchaScore: 'captcha.least_score',
  captchaUnreachable: 'captcha.when_unreachable',
  system: 'integration.system',
  url: 'integration.url',
  secret: 'integration.secret',
} as const;

export const settingAad = (key: string) => `forms_setting/${key}`;

const secret = /(^|[._-])(secret|secret_key|password|token|api_key|private_key)$/i;

/** Value as shown to staff: a secret is masked except for its end. */
export const shownValue = (key: string, value: string): string =>
  secret.test(key) ? `••••${value.length >= 16 ? value.slice(-4) : ''}` : value;

/** Values of the requested settings; unset ones are missing. */
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
    found.map(({ key, encrypted }) => [key, cipher.decrypt(encrypted, settingAad(key))]),
  );
}
