import {
  type AnalyticsConsent,
  createAnalytics,
  createUtm,
  insertTagManager,
  isTagManagerReady,
  tagManagerScript,
} from '@mawkib/core/analytics';
import type { Consent } from '@mawkib/core/consent';
import { browserCookies } from '@mawkib/core/react';
import { browserStorage } from '../order/order-store.ts';
import { pageEvents, type ShownPage } from './page-events.ts';

type Script = ReturnType<typeof tagManagerScript>;

let consent: Consent | undefined;
let script: Script;

const page = () => window as { dataLayer?: unknown; google_tag_manager?: unknown };

/** The page's consent, which is another one once its code is here. */
const following: AnalyticsConsent = {
  granted: (scope) => consent?.granted(scope) ?? false,
  getState: () => consent?.getState() ?? { status: 'pending' },
  subscribe: (listener) => consent?.subscribe(listener) ?? (() => {}),
};

const analytics = createAnalytics({
  page,
  consent: following,
  isTagManagerReady: () => !script || isTagManagerReady(page(), script.id),
  timers: window,
  storage: browserStorage,
  now: Date.now,
  logger: console,
});

const utm = createUtm({
  cookies: browserCookies,
  consent: following,
  isSecure: location.protocol === 'https:',
  logger: console,
});

/** Follows this consent, and asks for the tag manager once statistics are granted. Answers how to stop. */
function follow(next: Consent, tagManagerId = ''): () => void {
  consent = next;
  script = tagManagerScript(tagManagerId);
  if (tagManagerId !== '' && !script) {
    console.warn("Please check your 'analytics.tag_manager_id' setting: it is no container's id");
  }
  const stops = [
    next.whenGranted('statistic', () => insert(script)),
    utm.start(),
    analytics.start(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function insert(container: Script) {
  if (!container) return;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  insertTagManager(container, { target: document, page: page(), nonce, now: Date.now() });
}

/** Tells of a page, once for a navigation, and takes where its address says the visitor came from. */
function showPage(shown: ShownPage, navigation: string): void {
  utm.record(new URLSearchParams(shown.search));
  for (const { name, payload } of pageEvents(shown))
    analytics.push(name, payload as never, navigation);
}

/** What the page does with analytics. */
export const visit = { push: analytics.push, follow, showPage };

export type Visit = typeof visit;
