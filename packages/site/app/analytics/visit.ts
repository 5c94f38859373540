import {
  type AnalyticsAdapter,
  type AnalyticsConsent,
  createAnalytics,
  createUtm,
  insertTagManager,
  isTagManagerReady,
  type LoadAnalytics,
  tagManagerScript,
} from '@mawkib/core/analytics';
import type { Consent } from '@mawkib/core/consent';
import { browserCookies } from '@mawkib/core/react';
import { browserStorage } from '../storage/browser-storage.ts';
import { pageEvents, type ShownPage } from './page-events.ts';

let consent: Consent | undefined;
/** The reader of the data layer. Without one, events are not held back. */
interface Vendor {
  isReady(): boolean;
  insert(): void;
}
let vendor: Vendor | undefined;

const page = () => window as { dataLayer?: unknown; google_tag_manager?: unknown };

/** Delegates to the current consent, which is replaced once its code has loaded. */
const following: AnalyticsConsent = {
  granted: (scope) => consent?.granted(scope) ?? false,
  getState: () => consent?.getState() ?? { status: 'pending' },
  subscribe: (listener) => consent?.subscribe(listener) ?? (() => {}),
};

const analytics = createAnalytics({
  page,
  consent: following,
  isTagManagerReady: () => vendor?.isReady() ?? true,
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

/**
 * Follows this consent, and inserts the tag manager, or the market's own adapter (`load`), once
 * statistics are granted. Returns a function that stops following.
 */
function follow(next: Consent, tagManagerId = '', load?: LoadAnalytics): () => void {
  consent = next;
  vendor = load ? adapterVendor(load) : tagManager(tagManagerId);
  const stops = [
    next.whenGranted('statistic', () => vendor?.insert()),
    utm.start(),
    analytics.start(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const insertTarget = () => ({
  target: document,
  page: page(),
  nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
  now: Date.now(),
});

function tagManager(id: string): Vendor | undefined {
  const script = tagManagerScript(id);
  if (id !== '' && !script) {
    console.warn("Please check your 'analytics.tag_manager_id' setting: it is no container's id");
  }
  return (
    script && {
      isReady: () => isTagManagerReady(page(), script.id),
      insert: () => insertTagManager(script, insertTarget()),
    }
  );
}

/** Adapters by loader; each is loaded once, even if consent is followed several times. */
const inserted = new Map<LoadAnalytics, Promise<AnalyticsAdapter | undefined>>();

function adapterVendor(load: LoadAnalytics): Vendor {
  let adapter: AnalyticsAdapter | undefined;
  const insertAdapter = async () => {
    const found = await load();
    found.insert(insertTarget());
    return found;
  };
  return {
    isReady: () => adapter?.isReady(page()) ?? false,
    insert() {
      const requested =
        inserted.get(load) ??
        insertAdapter().catch((cause: unknown) => {
          console.error("The market's analytics adapter could not be started", cause);
          inserted.delete(load);
          return undefined;
        });
      inserted.set(load, requested);
      void requested.then((found) => {
        adapter = found;
      });
    },
  };
}

/** Reports a page view, once per navigation, and records the campaign parameters of its address. */
function showPage(shown: ShownPage, navigation: string): void {
  utm.record(new URLSearchParams(shown.search));
  for (const { name, payload } of pageEvents(shown))
    analytics.push(name, payload as never, navigation);
}

/** The page's interface to analytics. */
export const visit = { push: analytics.push, follow, showPage };

export type Visit = typeof visit;
