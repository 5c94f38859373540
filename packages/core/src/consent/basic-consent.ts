import type { Logger } from '../errors/logger.js';
import type { Storage } from '../storage/create-storage.js';
import type { localEntries } from '../storage/entries.js';
import {
  type ConsentStrategy,
  pendingDecision,
  type StoredConsent,
  unknownDecision,
} from './consent-strategy.js';

/** Local storage with its entries, and a logger for invalid content. */
export interface BasicConsentOptions {
  readonly storage: Pick<Storage<typeof localEntries>, 'inspect' | 'set' | 'subscribe'>;
  readonly logger: Logger;
}

const key = 'cookieConsentStatus';

/**
 * The default strategy: the site's own banner with two scopes and the decision in local storage.
 * Without a stored decision the status is `pending`, with an invalid one `unknown`. If storage is
 * unavailable, the decision applies to this page only. Synchronized between tabs. Site document,
 * section 4.
 */
export function basicConsent({ storage, logger }: BasicConsentOptions): ConsentStrategy {
  let held: StoredConsent | undefined;
  let isReported = false;

  return {
    name: 'basic',
    scopes: ['obligatory', 'optional'],
    ownBanner: true,
    read() {
      const { state, value } = storage.inspect(key);
      if (state === 'damaged' && !isReported) {
        isReported = true;
        logger.warn(`Invalid value of '${key}'; the banner is shown again`, { key });
      }
      const stored = held ?? value;
      if (!stored) return state === 'damaged' ? unknownDecision : pendingDecision;
      const { status, scopes, policyVersion } = stored;
      const isExplicit = status === 'accepted' || status === 'rejected';
      return { status, scopes, isExplicit, policyVersion: policyVersion ?? '' };
    },
    subscribe: (listener) =>
      storage.subscribe(key, () => {
        held = undefined;
        listener();
      }),
    decide(decision) {
      held = storage.set(key, { ...decision, scopes: [...decision.scopes] }) ? undefined : decision;
    },
    open() {},
  };
}
