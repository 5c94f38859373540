import type { ReactNode } from 'react';
import { consentMessages } from '../consent/consent-messages.js';
import type { ConsentScope } from '../consent-scopes/consent-scopes.js';
import { defaultLocale, type Locale } from '../locale/locales.js';
import { useConsent, useConsentState, useGranted } from './ConsentProvider.js';

/**
 * Placeholder for hidden content; `change` opens the consent settings. While nothing is decided,
 * `allow` grants the scope.
 */
export type ConsentPlaceholder = (change: () => void, allow: (() => void) | undefined) => ReactNode;

export interface ConsentGateProps {
  /** Required scope. Default: `marketing`, as for third-party frames. */
  scope?: ConsentScope;
  /** Language of the placeholder. Default: the market's first one. */
  locale?: Locale;
  /** Default: a text with a button; that of the specification once the visitor has decided. */
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
  const isDecided = ['accepted', 'rejected'].includes(useConsentState().status);
  if (useGranted(scope)) return children;
  const show = placeholder ?? plain(locale ?? defaultLocale());
  return show(consent.open, isDecided ? undefined : () => consent.allow(scope));
}

const plain =
  (locale: Locale): ConsentPlaceholder =>
  (change, allow) => {
    const t = consentMessages(locale);
    return (
      <div data-consent-placeholder="">
        <p>{t(allow ? 'ask' : 'placeholder')}</p>
        <button type="button" onClick={allow ?? change}>
          {t(allow ? 'allow' : 'change')}
        </button>
      </div>
    );
  };
