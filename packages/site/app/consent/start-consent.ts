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
import type { ConsentFacts } from '../market-data/consent-facts.server.ts';
import { browserStorage } from '../storage/browser-storage.ts';
import { deliverReceipt } from './deliver-receipt.ts';
import { hearSettings } from './hear-settings.ts';

/** The page's consent, following what the visitor says. Once a page; nothing asks before it. */
export function startConsent(
  facts: ConsentFacts,
  locale: () => Locale,
  load?: LoadConsentPlatform,
): Consent {
  const consent = createConsent({
    strategy:
      facts.strategy === 'basic'
        ? basicConsent({ storage: browserStorage, logger: console })
        : lazyConsent(
            facts.strategy,
            { page: () => window, timers: window, cookies: browserCookies, logger: console },
            load,
          ),
    policyVersion: facts.policyVersion,
    gpc: () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    cookies: browserCookies,
    place: () => location,
    declaredCookies: facts.cookies,
    text: () => (facts.words ? agreedText(facts.words, locale()) : { locale: locale(), text: '' }),
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
  hearSettings(consent);
  consent.start();
  return consent;
}
