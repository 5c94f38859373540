import type { Logger } from '../errors/logger.js';
import type { CookiebotConsentOptions } from './cookiebot-consent.js';
import type { OneTrustConsentOptions } from './one-trust-consent.js';
import { type ConsentStrategy, type ConsentStrategyName, pendingDecision } from './strategy.js';
import type { TcfConsentOptions } from './tcf-consent.js';
import type { TrustArcConsentOptions } from './trust-arc-consent.js';

/** An external platform: a strategy that brings its own panel. */
export type PlatformName = Exclude<ConsentStrategyName, 'basic'>;

/** Everything that an adapter may need; each takes its part. */
export interface PlatformOptions
  extends CookiebotConsentOptions,
    OneTrustConsentOptions,
    TrustArcConsentOptions,
    TcfConsentOptions {
  readonly logger: Logger;
}

type Load = (options: PlatformOptions) => Promise<ConsentStrategy>;

const adapters: Readonly<Record<PlatformName, Load>> = {
  cookiebot: async (options) => (await import('./cookiebot-consent.js')).cookiebotConsent(options),
  onetrust: async (options) => (await import('./one-trust-consent.js')).oneTrustConsent(options),
  trustarc: async (options) => (await import('./trust-arc-consent.js')).trustArcConsent(options),
  tcf: async (options) => (await import('./tcf-consent.js')).tcfConsent(options),
};

/**
 * The strategy of an external platform, whose adapter is fetched when it is first followed, so that
 * a page carries no adapter that it does not use. Pending until it is there, and for good when it
 * cannot be fetched, which is logged. Site document, section 4.
 */
export function lateConsent(
  name: PlatformName,
  options: PlatformOptions,
  load: Load = adapters[name],
): ConsentStrategy {
  let adapter: ConsentStrategy | undefined;
  let loading: Promise<ConsentStrategy | undefined> | undefined;

  const loaded = () => {
    loading ??= load(options).catch((cause: unknown) => {
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
