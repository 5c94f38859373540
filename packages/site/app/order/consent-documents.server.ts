import { consentTexts } from '@mawkib/core/consent';
import type { Locale } from '@mawkib/core/locale';
import type { Settings, SiteSettings } from '@mawkib/core/settings';

/**
 * Documents that a buyer accepts: the terms of reservation, and the policy that the consent banner
 * links to.
 */
export function consentDocuments(settings: Settings<SiteSettings>, locale: Locale) {
  const content = settings.get('consent.content');
  return {
    terms: settings.get('order.terms_url') || undefined,
    policy: (content && consentTexts(content, locale).policyUrl) || undefined,
  };
}
