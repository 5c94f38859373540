import type { ReactNode } from 'react';
import { consentMessages } from '../consent/consent-messages.js';
import type { ConsentScope } from '../consent-scopes/consent-scopes.js';
import { defaultLocale, type Locale } from '../locale/locales.js';
import { useConsent, useGranted } from './ConsentProvider.js';

/** Placeholder for hidden content; `change` opens the consent settings. */
export type ConsentPlaceholder = (change: () => void) => ReactNode;

export interface ConsentGateProps {
  /** Required scope. Default: `marketing`, as for third-party frames. */
  scope?: ConsentScope;
  /** Language of the placeholder. Default: the market's first one. */
  locale?: Locale;
  /** Default: the specification's text with a button. */
  placeholder?: ConsentPlaceholder;
  /** Mounted only while granted, so that frames are removed when consent is withdrawn. */
  children: ReactNode;
}

/** Renders its children only with consent, otherwise a placeholder. Site document, section 8. */
export function ConsentGate({
  scope = 'marketing',
  locale,
  placeholder,
  children,
}: ConsentGateProps) {
  const consent = useConsent();
  if (useGranted(scope)) return children;
  return (placeholder ?? plain(locale ?? defaultLocale()))(consent.open);
}

const plain =
  (locale: Locale): ConsentPlaceholder =>
  (change) => {
    const t = consentMessages(locale);
    return (
      <div data-consent-placeholder="">
        <p>{t('placeholder')}</p>
        <button type="button" onClick={change}>
          {t('change')}
        </button>
      </div>
    );
  };
