import type { LeadSystem, LeadSystems } from '../../config/lead-system.js';
import { settingKeys } from '../forms-settings.js';

/** A system that receives leads by webhook. */
export interface WebhookSystem {
  name: string;
  url: string;
  /** Key that signs the webhooks. */
  secret: Buffer;
}

/** The system that receives leads: a lead system of the market's own, or a webhook. */
export type Integration = WebhookSystem | { name: string; own: LeadSystem };

/** Settings of an integration. */
export const integrationKeys = [settingKeys.system, settingKeys.url, settingKeys.secret];

/** Parses a secret of Standard Webhooks: `whsec_` and 24 to 64 bytes in base64. */
export function readWebhookSecret(text: string): Buffer | undefined {
  const written = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text.trim())?.[1];
  const bytes = Buffer.from(written ?? '', 'base64');
  return bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined;
}

/**
 * Integration of these settings: the market's own system of that name, else the webhook. Null until
 * the name is set, or for a webhook until all three are set.
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
