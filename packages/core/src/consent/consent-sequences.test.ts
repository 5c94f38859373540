// @vitest-environment happy-dom
import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ConsentScope } from '../consent-scopes/consent-scopes.js';
import { browser, quietPage } from './consent.fixture.js';
import { type Happening, happenings, sources } from './consent-sequences.fixture.js';
import type { ConsentStrategyName } from './consent-strategy.js';
import { createEmbedGuard } from './create-embed-guard.js';
import { hostile } from './platforms.fixture.js';

const declaredCookies = [
  { scope: 'marketing', name: 'ads*' },
  { scope: 'statistic', name: 'stats' },
] as const;
const junk = ['x', '{', '[]', '{"status":"maybe","scopes":[]}', '{"status":"accepted"}'];
const words = { ask: '', allow: '', placeholder: 'hidden', change: 'change' };

/** The visitor's actual decisions, tracked independently of the tested code. */
interface Truth {
  granted: readonly ConsentScope[];
  isExplicit: boolean;
  version: string;
}
const silence: Truth = { granted: [], isExplicit: true, version: '' };

function runSequence(name: ConsentStrategyName, sequence: readonly Happening[]) {
  const visitor = browser();
  const source = sources[name]();
  const isBasic = name === 'basic';
  const failures: unknown[] = [];
  const strict = { warn() {}, error: (...failure: unknown[]) => void failures.push(failure) };
  let truth = silence;
  let gpc = false;
  let version = '1';

  const isGranted = (scope: ConsentScope): boolean => {
    if (scope === 'obligatory') return true;
    if (isBasic) return truth.version === version && truth.granted.includes('optional');
    if (gpc && !truth.isExplicit) return false;
    if (scope !== 'unclassified') return truth.granted.includes(scope);
    return truth.granted.length === 3;
  };
  const run = (scope: ConsentScope) => () => {
    if (!isGranted(scope)) throw new Error(`${scope} ran without consent`);
  };
  const openTab = () => {
    const strategy = source.open(visitor);
    const { consent } = quietPage(visitor, strict, {
      strategy,
      declaredCookies,
      policyVersion: version,
      gpc: () => gpc,
    });
    return { consent, stop: consent.start() };
  };
  const openPages = () => {
    const root = document.createElement('div');
    root.append(document.createElement('embed'));
    root.firstElementChild?.setAttribute('data-consent-scope', 'marketing');
    const tabs = [openTab(), openTab()] as const;
    const guard = createEmbedGuard({ root, consent: tabs[0].consent, words: () => words });
    const stops = [guard.start(), ...tabs.map(({ stop }) => stop)];
    const consents = tabs.map(({ consent }) => consent);
    return { root, consents, stop: () => stops.map((stop) => stop()) };
  };
  let pages = openPages();
  const reopen = () => {
    pages.stop();
    pages = openPages();
  };

  const happen = (event: Happening) => {
    const consent = pages.consents['tab' in event ? event.tab : 0]!;
    if (event.kind === 'open' || event.kind === 'close') consent[event.kind]();
    if (event.kind === 'accept' || event.kind === 'reject' || event.kind === 'choose') {
      const chosen = event.kind === 'choose' ? event.scopes : source.scopes;
      const granted = event.kind === 'reject' ? [] : chosen;
      if (isBasic) truth = { granted, isExplicit: true, version };
      if (event.kind === 'accept') consent.acceptAll();
      if (event.kind === 'reject') consent.reject();
      if (event.kind === 'choose') consent.choose(event.scopes);
    }
    if (event.kind === 'say' && !isBasic) {
      truth = { granted: event.scopes, isExplicit: event.isExplicit || name === 'tcf', version };
      source.say(event.scopes, event.isExplicit);
    }
    if (event.kind === 'garbage') {
      truth = silence;
      if (isBasic) visitor.damage('cookieConsentStatus', junk[event.index % junk.length]!);
      else source.garbage(hostile[event.index]);
    }
    if (event.kind === 'wipe' && isBasic) {
      truth = silence;
      visitor.damage('cookieConsentStatus', null);
    }
    if (event.kind === 'gpc') gpc = event.isOn;
    if (event.kind === 'policy') version = event.version;
    if (['gpc', 'policy', 'reload'].includes(event.kind)) reopen();
  };

  for (const event of sequence) {
    for (const consent of pages.consents) consent.whenGranted('marketing', run('marketing'));
    happen(event);
    for (const consent of pages.consents) {
      for (const scope of [
        'obligatory',
        'optional',
        'statistic',
        'marketing',
        'unclassified',
      ] as const) {
        if (consent.granted(scope) !== isGranted(scope)) throw new Error(`${scope} is not as said`);
      }
    }
    if ((pages.root.querySelector('embed') !== null) !== isGranted('marketing')) {
      throw new Error('The frame is not as said');
    }
    if (failures.length > 0) throw failures[0];
    for (const { scope, name: cookie } of declaredCookies) {
      const own = cookie.replace('*', '_1');
      if (visitor.cookies.has(own) && !isGranted(scope)) throw new Error(`${own} outlived consent`);
      if (isGranted(scope)) visitor.cookies.set(own, '1');
    }
  }
  pages.stop();
}

it.each(Object.keys(sources) as ConsentStrategyName[])(
  '%s: what is gated runs only while its scope is granted, in 2,000 sequences',
  (name) => {
    fc.assert(
      fc.property(happenings, (sequence) => runSequence(name, sequence)),
      { numRuns: runs(2000) },
    );
    expect(Object.keys(sources)).toHaveLength(5);
  },
);
