import { type ConsentTexts, consentTexts, type DeclaredCookie } from '@mawkib/core/consent';
import type { Locale } from '@mawkib/core/locale';
import type { Settings, SiteSettings } from '@mawkib/core/settings';

/** Settings that a browser needs to request consent and follow it. */
export interface ConsentData {
  /** `basic`, or the id of a platform of the packages or of the market. */
  strategy: string;
  policyVersion: string;
  cookies: readonly DeclaredCookie[];
  /** Null if the site shows no banner of its own. */
  words: ConsentTexts | null;
}

export function consentData(settings: Settings<SiteSettings>, locale: Locale): ConsentData {
  const content = settings.get('consent.content');
  return {
    strategy: settings.get('consent.strategy'),
    policyVersion: settings.get('consent.policy_version'),
    cookies: settings.get('consent.cookies'),
    words: content && consentTexts(content, locale),
  };
}

/** True if the site requests consent, by its own banner or an external platform. */
export const hasConsent = (settings: Settings<SiteSettings>): boolean =>
  settings.get('consent.content') !== null || settings.get('consent.strategy') !== 'basic';
