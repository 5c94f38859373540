import { createContext, type ReactNode, useContext } from 'react';
import type { Analytics } from '../analytics/create-analytics.js';

/**
 * `push` of `createAnalytics`. Do not name this file after analytics: bundlers name a chunk after
 * it, every page imports that, and content blockers block such names.
 */
export type PushEvent = Analytics['push'];

const AnalyticsContext = createContext<PushEvent>(() => {});

/** Provides the function for analytics events. */
export function AnalyticsProvider({ push, children }: { push: PushEvent; children: ReactNode }) {
  return <AnalyticsContext value={push}>{children}</AnalyticsContext>;
}

/** Returns the function for analytics events; without a provider it does nothing. */
export const useAnalytics = (): PushEvent => useContext(AnalyticsContext);
