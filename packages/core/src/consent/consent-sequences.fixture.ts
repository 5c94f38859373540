import fc from 'fast-check';
import type { ConsentScope } from '../consent-scopes/consent-scopes.js';
import { basicConsent } from './basic-consent.js';
import type { browser } from './consent.fixture.js';
import type { ConsentStrategy } from './consent-strategy.js';
import { cookiebotConsent } from './cookiebot-consent.js';
import { oneTrustConsent } from './one-trust-consent.js';
import { fakeTcf, hostile, platformOptions } from './platforms.fixture.js';
import { tcfConsent } from './tcf-consent.js';
import { trustArcConsent } from './trust-arc-consent.js';

/** One event: of a tab, the platform, storage or the browser. */
export type Happening =
  | { kind: 'accept' | 'reject' | 'open' | 'close'; tab: number }
  | { kind: 'choose' | 'say'; tab: number; scopes: ConsentScope[]; isExplicit: boolean }
  | { kind: 'garbage'; index: number }
  | { kind: 'gpc'; isOn: boolean }
  | { kind: 'policy'; version: string }
  | { kind: 'reload' | 'wipe' };

const tab = fc.nat(1);
const scopes = fc.subarray<ConsentScope>(['optional', 'statistic', 'marketing']);

/** Up to eight events in any order. */
export const happenings = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('accept', 'reject', 'open', 'close'), tab }),
    fc.record({ kind: fc.constantFrom('choose', 'say'), tab, scopes, isExplicit: fc.boolean() }),
    fc.record({ kind: fc.constant('garbage'), index: fc.nat(hostile.length - 1) }),
    fc.record({ kind: fc.constant('gpc'), isOn: fc.boolean() }),
    fc.record({ kind: fc.constant('policy'), version: fc.constantFrom('1', '2') }),
    fc.record({ kind: fc.constantFrom('reload', 'wipe') }),
  ),
  { minLength: 1, maxLength: 8 },
) as fc.Arbitrary<Happening[]>;

/** A consent platform controlled by the test. */
export interface Source {
  readonly scopes: readonly ConsentScope[];
  /** The strategy of a page that opens now. */
  open(visitor: ReturnType<typeof browser>): ConsentStrategy;
  /** Sets the platform's decision, or invalid data, and notifies the pages. */
  say(granted: readonly ConsentScope[], isExplicit: boolean): void;
  garbage(response: unknown): void;
}

const silent = { warn() {}, error() {} };
const nothing = () => {};
const five = ['obligatory', 'optional', 'statistic', 'marketing', 'unclassified'] as const;

export const sources = {
  basic: (): Source => ({
    scopes: ['obligatory', 'optional'],
    open: ({ tab }) => basicConsent({ storage: tab(), logger: silent }),
    say: nothing,
    garbage: nothing,
  }),
  cookiebot: (): Source => {
    const { options, window, dispatch } = platformOptions();
    const tell = () => dispatch('CookiebotOnConsentReady');
    return {
      scopes: five,
      open: () => cookiebotConsent(options),
      say(granted, isExplicit) {
        window.Cookiebot = {
          hasResponse: isExplicit,
          consent: {
            method: isExplicit ? 'explicit' : 'implied',
            preferences: granted.includes('optional'),
            statistics: granted.includes('statistic'),
            marketing: granted.includes('marketing'),
          },
        };
        tell();
      },
      garbage(response) {
        window.Cookiebot = { consent: response, hasResponse: true };
        tell();
      },
    };
  },
  onetrust: (): Source => {
    const groups = { C2: 'statistic', C3: 'optional', C4: 'marketing' } as const;
    const { options, window, dispatch } = platformOptions({ groups });
    const tell = () => dispatch('OneTrustGroupsUpdated');
    return {
      scopes: five,
      open: () => oneTrustConsent(options),
      say(granted, isExplicit) {
        const active = Object.entries(groups).filter(([, scope]) => granted.includes(scope));
        window.OnetrustActiveGroups = `,C1,${active.map(([group]) => group).join(',')},`;
        window.OneTrust = Object.fromEntries([['IsAlertBoxClosed', () => isExplicit]]);
        tell();
      },
      garbage(response) {
        window.OnetrustActiveGroups = response;
        window.OneTrust = response;
        tell();
      },
    };
  },
  trustarc: (): Source => {
    const categories = { 2: 'optional', 3: 'marketing', 4: 'statistic' } as const;
    const { options, window, dispatch, tick } = platformOptions({ categories });
    const tell = () => {
      dispatch('message', { data: { source: 'preference_manager', message: 'remove_iframe' } });
      tick();
    };
    const answers = (response: unknown) => {
      window.truste = { cma: { callApi: () => response } };
      tell();
    };
    return {
      scopes: five,
      open: () => trustArcConsent(options),
      say(granted, isExplicit) {
        const own = Object.entries(categories).filter(([, scope]) => granted.includes(scope));
        const source = isExplicit ? 'asserted' : 'implied';
        answers({ consentDecision: [1, ...own.map(([number]) => Number(number))], source });
      },
      garbage: answers,
    };
  },
  tcf: (): Source => {
    const purposes = { optional: [1], statistic: [8], marketing: [3] };
    const { options, window, tick } = platformOptions({ purposes });
    const platform = fakeTcf();
    let last: unknown;
    window.__tcfapi = (command: string, version: number, callback: never, id?: number) => {
      platform.api(command, version, callback, id);
      if (command === 'addEventListener')
        (callback as (data: unknown, ok: boolean) => void)(last, true);
    };
    const tell = (data: unknown) => {
      last = data;
      platform.say(data as object);
      tick();
    };
    return {
      scopes: five,
      open: () => tcfConsent(options),
      say(granted) {
        const own = Object.entries(purposes).filter(([scope]) => granted.includes(scope as never));
        const consents = platform.consents(...own.flatMap(([, numbers]) => numbers));
        tell({ eventStatus: 'useractioncomplete', ...consents });
      },
      garbage(response) {
        tell({ eventStatus: 'tcloaded', purpose: response });
      },
    };
  },
};
