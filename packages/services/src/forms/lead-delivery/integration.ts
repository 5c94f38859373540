import type { LeadSystem, LeadSystems } from '../../config/lead-system.js';
import { settingKeys } from '../forms-settings.js';

/** A system that leads are posted to. */
export interface WebhookSystem {
  name: string;
  url: string;
  /** What its webhooks are signed with. */
  secret: Buffer;
}

/** The system that leads are handed to: one of the market's own, or one that is posted to. */
export type Integration = WebhookSystem | { name: string; own: LeadSystem };

/** Settings that make an integration. */
export const integrationKeys = [settingKeys.system, settingKeys.url, settingKeys.secret];

/** `whsec_` and 24 to 64 bytes in base64, as Standard Webhooks writes a secret. */
export function readWebhookSecret(text: string): Buffer | undefined {
  const written = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text.trim())?.[1];
  const bytes = Buffer.from(written ?? '', 'base64');
  return bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined;
}

/**
 * The integration of these settings: the market's own system of that name, else the one that is posted
 * to. Null until the name is there, and for the latter all three.
 */
export function integrationOf(
  settings: ReadonlyMap<string, string>,
  systems: LeadSystems = {},
): Integration | null {
  const name = settings.get(settingKeys.system);
  const own = name !== undefined && Object.hasOwn(systems, name) ? systems[name] : undefined;
  if (name && own) return { name, own };
  const url = settings.get(settingKeys.url);
  const secret = readWebhookSecret(settings.get(settingKeys.secret) ?? '');
  return name && url && secret ? { name, url, secret } : null;
}
