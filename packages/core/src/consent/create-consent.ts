import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConsentScope } from '../consent-scopes/consent-scopes.js';
import type { CookieJar } from '../cookies/cookie-jar.js';
import type { CookiePlace } from '../cookies/expire-cookie.js';
import type { Logger } from '../errors/logger.js';
import type { AgreedText, ConsentReceipts } from './create-receipts.js';
import { type DeclaredCookie, expireUngranted } from './declared-cookies.js';
import {
  type Decided,
  effectiveDecision,
  isDecided,
  isSameDecision,
} from './effective-decision.js';
import { type ConsentStrategy, unknownDecision } from './strategy.js';

/**
 * What holds now; `pending` with no scopes on the server and before `start`. Site document,
 * section 3.
 */
export interface ConsentState extends Decided {
  /** The site's own banner is to be shown. Always false where a platform brings its own. */
  readonly isAsking: boolean;
  /** The browser sends Global Privacy Control. */
  readonly gpc: boolean;
}

/** What consent is decided by, where it is kept, and what ends with it. */
export interface ConsentOptions {
  readonly strategy: ConsentStrategy;
  /** A stored decision on another version is asked again. '' unless given. */
  readonly policyVersion?: string;
  /** Whether Global Privacy Control is on: `() => navigator.globalPrivacyControl === true`. */
  readonly gpc?: () => boolean;
  readonly cookies: CookieJar;
  /** Where the page is, for the domains and paths of cookies: `() => window.location`. */
  readonly place: () => CookiePlace;
  /** Cookies that end with their scope. */
  readonly declaredCookies?: readonly DeclaredCookie[];
  /** What the visitor reads when deciding, whole, for the receipt. */
  readonly text?: () => AgreedText;
  readonly receipts?: ConsentReceipts;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
}

/** What the visitor agreed to: to be asked, followed and changed. Site document, section 4. */
export interface Consent
  extends Pick<StoreApi<ConsentState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** What the strategy can grant; grows when a platform's adapter arrives. */
  readonly scopes: readonly ConsentScope[];
  /** In the browser: reads the decision and follows it. Answers how to stop; may start again. */
  start(): () => void;
  /** `obligatory` always. A scope that the strategy does not know counts as `optional`. */
  granted(scope: ConsentScope): boolean;
  /** Grants every scope of the strategy. With a platform: opens its panel, as all three do. */
  acceptAll(): void;
  /** Grants nothing: `rejected`, no scopes. */
  reject(): void;
  /** Grants these: `accepted` when one of them is not obligatory, else `rejected`. */
  choose(scopes: readonly ConsentScope[]): void;
  /** Shows the banner, or the platform's panel, to change one's mind. */
  open(): void;
  /** Hides the banner; it comes back with the next page while nothing is decided. */
  close(): void;
  /** Runs now, or once the scope is granted; one time. Answers how to wait no longer. */
  whenGranted(scope: ConsentScope, run: () => void): () => void;
}

/**
 * What may run, and what the visitor said. Nothing but `obligatory` is granted before `start`, on
 * the server, and while nothing is decided. When a scope is lost its followers hear of it first
 * (frames go), then its declared cookies end. What a script already did in this page stays done:
 * reload where that matters.
 *
 * Global Privacy Control: while the signal is on, nothing but `obligatory` is granted until the
 * visitor decides explicitly on this site; what a platform assumes is `pending` then. An explicit
 * decision prevails over the signal, whichever came first.
 *
 * Site document, sections 3 and 4.
 */
export function createConsent(options: ConsentOptions): Consent {
  const { strategy, policyVersion = '', gpc = () => false, receipts, now, logger } = options;
  const store = createStore<ConsentState>(() => ({
    status: 'pending',
    scopes: [],
    isAsking: false,
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

  const granted = (scope: ConsentScope) =>
    scope === 'obligatory' ||
    store.getState().scopes.includes(strategy.scopes.includes(scope) ? scope : 'optional');

  const subscribe: Consent['subscribe'] = (listener) =>
    store.subscribe((state, before) =>
      guarded('What follows consent failed', undefined, () => listener(state, before)),
    );

  const ask = (isAsking: boolean) => {
    if (store.getState().isAsking !== isAsking) store.setState({ isAsking });
  };

  /** Not while a platform has yet to answer: it may be late, and what it granted is still granted. */
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
    const isAsking = isSame ? before.isAsking : strategy.ownBanner && !isDecided(status);
    store.setState({ status, scopes, isAsking, gpc: hasSignal });
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
