export { type BasicConsentOptions, basicConsent } from './basic-consent.js';
export {
  type ConsentModeOptions,
  type ConsentModePage,
  consentTypeScopes,
  createConsentMode,
} from './consent-mode.js';
export {
  type Consent,
  type ConsentOptions,
  type ConsentState,
  createConsent,
} from './create-consent.js';
export {
  type AgreedText,
  type ConsentReceipt,
  type ConsentReceipts,
  type ConsentReceiptsOptions,
  createConsentReceipts,
} from './create-receipts.js';
export { type DeclaredCookie, readDeclaredCookies } from './declared-cookies.js';
export {
  type ConsentDecision,
  type ConsentStrategy,
  type ConsentStrategyName,
  consentStrategies,
  type StoredConsent,
} from './strategy.js';
