import { settingKeys } from './forms-settings.js';

/** The system that leads are handed to. */
export interface Integration {
  name: string;
  url: string;
  /** What its webhooks are signed with. */
  secret: Buffer;
}

/** Settings that make an integration. */
export const integrationKeys = [settingKeys.system, settingKeys.url, settingKeys.secret];

/** `whsec_` and 24 to 64 bytes in base64, as Standard Webhooks writes a secret. */
export function readWebhookSecret(text: string): Buffer | undefined {
  const written = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text.trim())?.[1];
  const bytes = Buffer.from(written ?? '', 'base64');
  return bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined;
}

/** The integration of these settings; null until all three are there. */
export function integrationOf(settings: ReadonlyMap<string, string>): Integration | null {
  const name = settings.get(settingKeys.system);
  const url = settings.get(settingKeys.url);
  const secret = readWebhookSecret(settings.get(settingKeys.secret) ?? '');
  return name && url && secret ? { name, url, secret } : null;
}
