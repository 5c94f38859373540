import type { Consent } from '@mawkib/core/consent';

/** Opens consent from wherever the page's markup offers it, and shows those offers. */
export function hearSettings(consent: Pick<Consent, 'open'>): void {
  document.documentElement.dataset.consent = '';
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-consent-settings]')) consent.open();
  });
}
