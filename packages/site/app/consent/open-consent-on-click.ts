import type { Consent } from '@mawkib/core/consent';
import { consentAttribute, consentSettingsAttribute } from '@mawkib/ui/markup';

/**
 * Opens the consent settings when an element marked for it is clicked, and makes these elements
 * visible.
 */
export function openConsentOnClick(consent: Pick<Consent, 'open'>): void {
  document.documentElement.setAttribute(consentAttribute, '');
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${consentSettingsAttribute}]`))
      consent.open();
  });
}
