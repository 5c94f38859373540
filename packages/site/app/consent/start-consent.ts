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
import { consentAsksAttribute, consentAttribute } from '@mawkib/ui/markup';
import type { ConsentData } from '../market-data/consent-data.server.ts';
import { browserStorage } from '../storage/browser-storage.ts';

/** Shows the site's own bar while the visitor has not decided. */
function followOnRoot(consent: Consent): void {
  const update = () => {
    const { isBannerOpen, status } = consent.getState();
    const isDecided = status === 'accepted' || status === 'rejected';
    document.documentElement.toggleAttribute(consentAsksAttribute, isBannerOpen && !isDecided);
  };
  consent.subscribe(update);
  update();
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

interface StartOptions {
  locale: () => Locale;
  /** Loads the adapter of a market's own platform. */
  load: LoadConsentPlatform | undefined;
  /** False on a page that is shown to staff: no bar. */
  asks: boolean;
}

/** Creates the page's consent and follows the visitor's choices. Call it once per page. */
export function startConsent(
  consentData: ConsentData,
  { locale, load, asks }: StartOptions,
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
      return {
        ask: t('ask'),
        allow: t('allow'),
        placeholder: t('placeholder'),
        change: t('change'),
      };
    },
  }).start();
  // Shows the buttons that open the settings.
  document.documentElement.setAttribute(consentAttribute, '');
  consent.start();
  if (asks && consentData.words) followOnRoot(consent);
  return consent;
}
