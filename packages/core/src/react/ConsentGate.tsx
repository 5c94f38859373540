import type { ReactNode } from 'react';
import { consentMessages } from '../consent/messages.js';
import type { ConsentScope } from '../consent-scopes/consent-scopes.js';
import { defaultLocale, type Locale } from '../locale/locales.js';
import { useConsent, useGranted } from './consent.js';

/** What stands in place of hidden content: it says why, and `change` asks the visitor anew. */
export type ConsentPlaceholder = (change: () => void) => ReactNode;

/** What is gated, and what stands in its place. */
export interface ConsentGateProps {
  /** What must be granted; `marketing` unless given, as for third-party frames. */
  scope?: ConsentScope;
  /** Language of the placeholder; the market's first unless given. */
  locale?: Locale;
  /** The specification's text with a button unless given. */
  placeholder?: ConsentPlaceholder;
  /** Mounted only while granted, so that a frame goes at once when consent is withdrawn. */
  children: ReactNode;
}

/** Content that a visitor may refuse. Site document, section 8. */
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
