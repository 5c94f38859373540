export { browserCookies } from './browser-cookies.js';
export { ConsentGate, type ConsentGateProps, type ConsentPlaceholder } from './ConsentGate.js';
export {
  ConsentProvider,
  type ConsentProviderProps,
  useConsent,
  useConsentState,
  useGranted,
} from './ConsentProvider.js';
export {
  DynamicContentGate,
  type DynamicContentGateProps,
  DynamicContentProvider,
  type DynamicContentProviderProps,
  useIsVisible,
} from './DynamicContentProvider.js';
export { type LatePart, latePart, loadLateParts } from './late-part.js';
export { AnalyticsProvider, type PushEvent, useAnalytics } from './push-event.js';
export { SettingsProvider, useSetting } from './settings.js';
export { systemClock } from './system-clock.js';
export { useOffline } from './use-offline.js';
export { useResource } from './use-resource.js';
export { useStored } from './use-stored.js';
