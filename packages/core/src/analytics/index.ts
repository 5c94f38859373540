export type { AnalyticsAdapter, LoadAnalytics } from './analytics-adapter.js';
export type { AnalyticsConsent } from './analytics-consent.js';
export {
  type Analytics,
  type AnalyticsOptions,
  createAnalytics,
} from './create-analytics.js';
export { createUtm, type UtmMemory, type UtmOptions } from './create-utm.js';
export {
  type AnalyticsItem,
  type EventIdentity,
  type EventName,
  type EventPayload,
  type EventSchema,
  eventSchemas,
  type Identity,
} from './events.js';
export { type AnalyticsCar, itemOf } from './item-of.js';
export type { PageGlobals } from './page-globals.js';
export { type AnalyticsPageType, pageTypeOf } from './page-types.js';
export { removed } from './scrub.js';
export type { SentStorage } from './sent-events.js';
export {
  type InsertTagManagerOptions,
  insertTagManager,
  isTagManagerReady,
  type TagManagerScript,
  tagManagerScript,
} from './tag-manager-script.js';
export type { Timers } from './tag-manager-wait.js';
export type { Utm, UtmKey } from './utm.js';
