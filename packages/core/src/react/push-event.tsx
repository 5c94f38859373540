import { createContext, type ReactNode, useContext } from 'react';
import type { Analytics } from '../analytics/create-analytics.js';

/**
 * `push` of `createAnalytics`. This file must not be called after analytics: bundlers name a chunk
 * after it, every page imports that, and content blockers refuse such names.
 */
export type PushEvent = Analytics['push'];

const AnalyticsContext = createContext<PushEvent>(() => {});

/** Gives what takes the page's events to what is below. */
export function AnalyticsProvider({ push, children }: { push: PushEvent; children: ReactNode }) {
  return <AnalyticsContext value={push}>{children}</AnalyticsContext>;
}

/** Takes events for analytics; without a provider they go nowhere. */
export const useAnalytics = (): PushEvent => useContext(AnalyticsContext);
