import type { Logger } from '../errors/logger.js';
import {
  type ConsentStrategy,
  type ConsentStrategyName,
  pendingDecision,
} from './consent-strategy.js';
import type { CookiebotConsentOptions } from './cookiebot-consent.js';
import type { OneTrustConsentOptions } from './one-trust-consent.js';
import type { TcfConsentOptions } from './tcf-consent.js';
import type { TrustArcConsentOptions } from './trust-arc-consent.js';

/** An external consent platform, with its own panel. */
export type PlatformName = Exclude<ConsentStrategyName, 'basic'>;

/** Options of all adapters; each one uses a part. */
export interface PlatformOptions
  extends CookiebotConsentOptions,
    OneTrustConsentOptions,
    TrustArcConsentOptions,
    TcfConsentOptions {
  readonly logger: Logger;
}

/** Loads a platform's adapter and creates its strategy. */
export type LoadConsentPlatform = (options: PlatformOptions) => Promise<ConsentStrategy>;

const adapters: Readonly<Record<PlatformName, LoadConsentPlatform>> = {
  cookiebot: async (options) => (await import('./cookiebot-consent.js')).cookiebotConsent(options),
  onetrust: async (options) => (await import('./one-trust-consent.js')).oneTrustConsent(options),
  trustarc: async (options) => (await import('./trust-arc-consent.js')).trustArcConsent(options),
  tcf: async (options) => (await import('./tcf-consent.js')).tcfConsent(options),
};

/**
 * Strategy of an external platform; loads the adapter on the first subscription, so that pages load
 * only the adapter they use. Pending until it has loaded; if that fails, the error is logged and it
 * stays pending. A market's own platform sets `load`. Site document, section 4.
 */
export function lazyConsent(
  name: string,
  options: PlatformOptions,
  load: LoadConsentPlatform | undefined = adapters[name as PlatformName],
): ConsentStrategy {
  let adapter: ConsentStrategy | undefined;
  let loading: Promise<ConsentStrategy | undefined> | undefined;

  const fetched = async () => {
    if (!load) throw new Error('There is no such platform');
    return load(options);
  };
  const loaded = () => {
    loading ??= fetched().catch((cause: unknown) => {
      options.logger.error(`The consent adapter '${name}' could not be fetched`, { cause });
      return undefined;
    });
    return loading;
  };

  return {
    name,
    ownBanner: false,
    get scopes() {
      return adapter?.scopes ?? ['obligatory' as const];
    },
    read: () => adapter?.read() ?? pendingDecision,
    subscribe(listener) {
      let stop = () => {};
      let isFollowed = true;
      void loaded().then((found) => {
        adapter = found;
        if (!found || !isFollowed) return;
        stop = found.subscribe(listener);
        listener();
      });
      return () => {
        isFollowed = false;
        stop();
      };
    },
    open() {
      void loaded().then((found) => found?.open());
    },
  };
}
