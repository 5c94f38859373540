import type { Settings, SiteSettings } from '@mawkib/core/settings';
import { consentAsksAttribute, consentDecisionAttribute } from '@mawkib/ui/markup';

/**
 * Script for the head of a document with the consent bar: marks the root unless this browser has
 * decided on the present policy, so that the bar is there with the first paint or never. Documents
 * are shared by all visitors, and only the browser knows. A press of a decision hides the bar at
 * once; it is handled when consent has started. Empty if the site does not ask by its own bar.
 */
export function consentMark(settings: Settings<SiteSettings>, nonce: string): string {
  if (!settings.get('consent.content') || settings.get('consent.strategy') !== 'basic') return '';
  const version = JSON.stringify(settings.get('consent.policy_version')).replaceAll('<', '\\u003c');
  return `<script nonce="${nonce}">(${markRoot})(${version},'${consentAsksAttribute}','${consentDecisionAttribute}')</script>`;
}

/** Inlined as text, so it must not reference anything outside itself. */
export function markRoot(version: string, asks: string, decision: string): void {
  const root = document.documentElement;
  try {
    const stored = JSON.parse(localStorage.getItem('cookieConsentStatus') ?? '{}');
    if (/^(accepted|rejected)$/.test(stored.status) && (stored.policyVersion ?? '') === version)
      return;
  } catch {}
  root.setAttribute(asks, '');
  addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest?.(`[${decision}]`)) root.removeAttribute(asks);
    },
    true,
  );
}
