import { type ConsentTexts, consentTexts, type DeclaredCookie } from '@mawkib/core/consent';
import type { Locale } from '@mawkib/core/locale';
import type { Settings, SiteSettings } from '@mawkib/core/settings';

/** What a browser needs to ask for consent and to follow it. */
export interface ConsentFacts {
  /** `basic`, a platform of the packages or one of the market's own. */
  strategy: string;
  policyVersion: string;
  cookies: readonly DeclaredCookie[];
  /** Null: the site shows no banner of its own. */
  words: ConsentTexts | null;
}

export function consentFacts(settings: Settings<SiteSettings>, locale: Locale): ConsentFacts {
  const content = settings.get('consent.content');
  return {
    strategy: settings.get('consent.strategy'),
    policyVersion: settings.get('consent.policy_version'),
    cookies: settings.get('consent.cookies'),
    words: content && consentTexts(content, locale),
  };
}

/** By a banner of its own, or by an external platform. */
export const asksConsent = (settings: Settings<SiteSettings>): boolean =>
  settings.get('consent.content') !== null || settings.get('consent.strategy') !== 'basic';
