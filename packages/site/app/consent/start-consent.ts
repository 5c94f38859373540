import { createBrowserCall } from '@mawkib/api-clients/browser';
import { saveConsentReceipt } from '@mawkib/api-clients/operations';
import { openNoAccess } from '@mawkib/core/browser';
import {
  agreedText,
  basicConsent,
  type Consent,
  type ConsentReceipt,
  consentMessages,
  createConsent,
  createConsentMode,
  createConsentReceipts,
  createEmbedGuard,
  type LoadConsentPlatform,
  lazyConsent,
} from '@mawkib/core/consent';
import type { Locale } from '@mawkib/core/locale';
import { browserCookies } from '@mawkib/core/react';
import { consentAttribute, consentSettingsAttribute } from '@mawkib/ui/markup';
import type { ConsentData } from '../market-data/consent-data.server.ts';
import { browserStorage } from '../storage/browser-storage.ts';

/**
 * Opens the consent settings when an element marked for it is clicked, and makes these elements
 * visible.
 */
function openConsentOnClick(consent: Pick<Consent, 'open'>): void {
  document.documentElement.setAttribute(consentAttribute, '');
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${consentSettingsAttribute}]`))
      consent.open();
  });
}

const call = createBrowserCall({ onForbidden: () => openNoAccess(window) });

/** Sends a receipt to the market's records, with `keepalive`. Rejects if it was not stored. */
async function deliverReceipt(receipt: ConsentReceipt): Promise<void> {
  await call(
    saveConsentReceipt,
    { body: { ...receipt, scopes: [...receipt.scopes] } },
    { keepalive: true },
  );
}

/** Creates the page's consent and follows the visitor's choices. Call it once per page. */
export function startConsent(
  consentData: ConsentData,
  locale: () => Locale,
  load?: LoadConsentPlatform,
): Consent {
  const consent = createConsent({
    strategy:
      consentData.strategy === 'basic'
        ? basicConsent({ storage: browserStorage, logger: console })
        : lazyConsent(
            consentData.strategy,
            { page: () => window, timers: window, cookies: browserCookies, logger: console },
            load,
          ),
    policyVersion: consentData.policyVersion,
    gpc: () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    cookies: browserCookies,
    place: () => location,
    declaredCookies: consentData.cookies,
    text: () =>
      consentData.words ? agreedText(consentData.words, locale()) : { locale: locale(), text: '' },
    receipts: createConsentReceipts({
      storage: browserStorage,
      onReceipt: deliverReceipt,
      newId: () => crypto.randomUUID(),
      logger: console,
    }),
    now: Date.now,
    logger: console,
  });
  createConsentMode({ page: () => window, consent }).start();
  createEmbedGuard({
    root: document.body,
    consent,
    words: () => {
      const t = consentMessages(locale());
      return { placeholder: t('placeholder'), change: t('change') };
    },
  }).start();
  openConsentOnClick(consent);
  consent.start();
  return consent;
}
