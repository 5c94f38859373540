import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConsentScope } from '../consent-scopes/consent-scopes.js';
import type { CookieJar } from '../cookies/cookie-jar.js';
import type { CookieLocation } from '../cookies/expire-cookie.js';
import type { Logger } from '../errors/logger.js';
import { type ConsentStrategy, unknownDecision } from './consent-strategy.js';
import type { AgreedText, ConsentReceipts } from './create-receipts.js';
import { type DeclaredCookie, expireUngranted } from './declared-cookies.js';
import {
  type Decided,
  effectiveDecision,
  isDecided,
  isSameDecision,
} from './effective-decision.js';

/**
 * Current state; `pending` without scopes on the server and before `start`. Site document, section
 * 3.
 */
export interface ConsentState extends Decided {
  /** True if the site's own banner is shown. Always false with a platform. */
  readonly isBannerOpen: boolean;
  /** True if the browser sends Global Privacy Control. */
  readonly gpc: boolean;
}

/** Strategy, storage and cookies of consent. */
export interface ConsentOptions {
  readonly strategy: ConsentStrategy;
  /** A stored decision on another version is requested again. Default: ''. */
  readonly policyVersion?: string;
  /** Reads Global Privacy Control: `() => navigator.globalPrivacyControl === true`. */
  readonly gpc?: () => boolean;
  readonly cookies: CookieJar;
  /** Location of the page, for domains and paths of cookies: `() => window.location`. */
  readonly place: () => CookieLocation;
  /** Cookies that are deleted when their scope is lost. */
  readonly declaredCookies?: readonly DeclaredCookie[];
  /** The full text that the visitor agrees to, for the receipt. */
  readonly text?: () => AgreedText;
  readonly receipts?: ConsentReceipts;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
}

/** The visitor's consent: state, subscription and changes. Site document, section 4. */
export interface Consent
  extends Pick<StoreApi<ConsentState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Scopes that the strategy can grant; grows when a platform's adapter has loaded. */
  readonly scopes: readonly ConsentScope[];
  /**
   * Reads the decision and subscribes to changes; browser only. Returns a function that stops; can
   * be started again.
   */
  start(): () => void;
  /**
   * `obligatory` is always granted. A scope that the strategy does not have counts as `optional`.
   */
  granted(scope: ConsentScope): boolean;
  /**
   * Grants every scope of the strategy. With a platform it opens the platform's panel, as do
   * `reject` and `choose`.
   */
  acceptAll(): void;
  /** Grants nothing: status `rejected`, no scopes. */
  reject(): void;
  /** Grants these scopes: `accepted` if one of them is not obligatory, else `rejected`. */
  choose(scopes: readonly ConsentScope[]): void;
  /** Grants a scope beside what is granted. */
  allow(scope: ConsentScope): void;
  /** Opens the banner, or the platform's panel, to change the decision. */
  open(): void;
  /** Closes the banner; without a decision it opens again on the next page. */
  close(): void;
  /** Runs once, immediately or when the scope is granted. Returns a function that cancels. */
  whenGranted(scope: ConsentScope, run: () => void): () => void;
}

/**
 * Grants scopes from the visitor's decision. Only `obligatory` is granted before `start`, on the
 * server, and without a decision. When a scope is lost, its subscribers are notified first (to
 * remove frames), then its declared cookies are deleted. Effects of scripts that already ran stay:
 * reload the page if needed.
 *
 * Global Privacy Control: while the signal is on, only `obligatory` is granted until the visitor
 * decides explicitly on this site; implied decisions of a platform are `pending`. An explicit
 * decision takes precedence over the signal, in any order.
 *
 * Site document, sections 3 and 4.
 */
export function createConsent(options: ConsentOptions): Consent {
  const { strategy, policyVersion = '', gpc = () => false, receipts, now, logger } = options;
  const store = createStore<ConsentState>(() => ({
    status: 'pending',
    scopes: [],
    isBannerOpen: false,
    gpc: false,
  }));
  let isStarted = false;

  const guarded = <T>(what: string, fallback: T, run: () => T): T => {
    try {
      return run();
    } catch (cause) {
      logger.error(what, { cause });
      return fallback;
    }
  };

  const own = (scope: ConsentScope) => (strategy.scopes.includes(scope) ? scope : 'optional');
  const granted = (scope: ConsentScope) =>
    scope === 'obligatory' || store.getState().scopes.includes(own(scope));

  const subscribe: Consent['subscribe'] = (listener) =>
    store.subscribe((state, before) =>
      guarded('What follows consent failed', undefined, () => listener(state, before)),
    );

  const ask = (isBannerOpen: boolean) => {
    if (store.getState().isBannerOpen !== isBannerOpen) store.setState({ isBannerOpen });
  };

  /** Not while a platform is loading: what it granted before is still granted. */
  const expire = (before: ConsentState, hasAnswer: boolean) => {
    const hasLost = before.scopes.some((scope) => !store.getState().scopes.includes(scope));
    if (!hasLost && !hasAnswer) return;
    guarded('Cookies could not be expired', undefined, () =>
      expireUngranted(options.cookies, options.declaredCookies ?? [], granted, options.place()),
    );
  };

  const note = ({ status, scopes }: Decided) =>
    guarded('A consent receipt was not kept', undefined, () =>
      receipts?.record({
        decidedAt: new Date(now()).toISOString(),
        status,
        scopes,
        policyVersion,
        strategy: strategy.name,
        gpc: store.getState().gpc,
        ...(options.text?.() ?? { locale: '', text: '' }),
      }),
    );

  const refresh = (isFirst = false) => {
    const before = store.getState();
    const hasSignal = guarded('Global Privacy Control could not be read', true, gpc);
    const read = guarded('The consent strategy failed', unknownDecision, strategy.read);
    const decision = effectiveDecision(read, strategy.scopes, policyVersion, hasSignal);
    const { status, scopes } = decision;
    const isSame = !isFirst && isSameDecision(before, decision);
    if (isSame && before.gpc === hasSignal) return;
    const isBannerOpen = isSame ? before.isBannerOpen : strategy.ownBanner && !isDecided(status);
    store.setState({ status, scopes, isBannerOpen, gpc: hasSignal });
    expire(before, strategy.ownBanner || isDecided(read.status));
    if (decision.isExplicit && !strategy.ownBanner) note(decision);
  };

  const decide = (chosen: readonly ConsentScope[]) => {
    if (!strategy.decide) return strategy.open();
    const scopes = strategy.scopes.filter((scope) => chosen.includes(scope));
    const isAccepted = scopes.some((scope) => scope !== 'obligatory');
    const decision = isAccepted
      ? ({ status: 'accepted', scopes: [...new Set(['obligatory' as const, ...scopes])] } as const)
      : ({ status: 'rejected', scopes: [] } as const);
    if (!isSameDecision(store.getState(), decision)) {
      strategy.decide({ ...decision, policyVersion, decidedAt: new Date(now()).toISOString() });
      refresh();
      note(decision);
    }
    ask(false);
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe,
    get scopes() {
      return strategy.scopes;
    },
    granted,
    start() {
      const stop = strategy.subscribe(() => refresh());
      refresh(!isStarted);
      isStarted = true;
      receipts?.deliver();
      return stop;
    },
    acceptAll: () => decide(strategy.scopes),
    reject: () => decide([]),
    choose: decide,
    allow: (scope) => decide([...store.getState().scopes, own(scope)]),
    open: () => (strategy.ownBanner ? ask(true) : strategy.open()),
    close: () => ask(false),
    whenGranted(scope, run) {
      let isDone = false;
      let stop = () => {};
      const attempt = () => {
        if (isDone || !granted(scope)) return;
        isDone = true;
        stop();
        guarded(`What waited for '${scope}' failed`, undefined, run);
      };
      stop = store.subscribe(attempt);
      attempt();
      return () => {
        isDone = true;
        stop();
      };
    },
  };
}
