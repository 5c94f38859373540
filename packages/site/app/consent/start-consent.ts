import {
  agreedText,
  basicConsent,
  type Consent,
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
import type { ConsentData } from '../market-data/consent-data.server.ts';
import { browserStorage } from '../storage/browser-storage.ts';
import { deliverReceipt } from './deliver-receipt.ts';
import { openConsentOnClick } from './open-consent-on-click.ts';

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
