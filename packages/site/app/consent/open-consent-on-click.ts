import type { Consent } from '@mawkib/core/consent';
import { consentAttribute, consentSettingsAttribute } from '@mawkib/ui/markup';

/** Opens consent from wherever the page's markup offers it, and shows those offers. */
export function openConsentOnClick(consent: Pick<Consent, 'open'>): void {
  document.documentElement.setAttribute(consentAttribute, '');
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${consentSettingsAttribute}]`))
      consent.open();
  });
}
