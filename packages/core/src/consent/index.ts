export {
  type ConsentScope,
  type ConsentStatus,
  consentScopes,
  consentStatuses,
} from '../consent-scopes/consent-scopes.js';
export { type BasicConsentOptions, basicConsent } from './basic-consent.js';
export { consentBannerMessages } from './consent-banner-messages.js';
export {
  agreedText,
  type ConsentContent,
  type ConsentTexts,
  consentTexts,
  readConsentContent,
  readPolicyVersion,
} from './consent-content.js';
export { consentMessages } from './consent-messages.js';
export {
  type ConsentDecision,
  type ConsentStrategy,
  type ConsentStrategyName,
  consentStrategies,
  type StoredConsent,
} from './consent-strategy.js';
export type { CookiebotConsentOptions } from './cookiebot-consent.js';
export {
  type Consent,
  type ConsentOptions,
  type ConsentState,
  createConsent,
} from './create-consent.js';
export {
  type ConsentModeOptions,
  consentModeScript,
  consentTypeScopes,
  createConsentMode,
} from './create-consent-mode.js';
export { createEmbedGuard, type EmbedGuardOptions } from './create-embed-guard.js';
export {
  type AgreedText,
  type ConsentReceipt,
  type ConsentReceipts,
  type ConsentReceiptsOptions,
  createConsentReceipts,
} from './create-receipts.js';
export { type DeclaredCookie, readDeclaredCookies } from './declared-cookies.js';
export {
  type LoadConsentPlatform,
  lazyConsent,
  type PlatformName,
  type PlatformOptions,
} from './lazy-consent.js';
export type { OneTrustConsentOptions } from './one-trust-consent.js';
export type { ConsentPage, ConsentTimers } from './platform-decision.js';
export type { TcfConsentOptions } from './tcf-consent.js';
export type { TrustArcConsentOptions } from './trust-arc-consent.js';
