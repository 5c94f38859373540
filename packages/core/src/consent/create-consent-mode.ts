import type { ConsentScope } from '../consent-scopes/consent-scopes.js';
import type { Consent } from './create-consent.js';
import { isDecided } from './effective-decision.js';

/** The page with the data layer, and the consent to apply. */
export interface ConsentModeOptions {
  /** `() => window`. */
  readonly page: () => object;
  readonly consent: Pick<Consent, 'granted' | 'getState' | 'subscribe'>;
  /** Milliseconds that tags wait for the first update. Default: 500. */
  readonly waitForUpdateMs?: number;
}

/**
 * Scope that grants each of Google's consent types: `optional` grants `functionality_storage` and
 * `personalization_storage`, `statistic` grants `analytics_storage`, `marketing` the three ad
 * types. `security_storage` is always granted. With the basic strategy, which has no
 * `statistic` and no `marketing`, `optional` grants them too.
 */
export const consentTypeScopes = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistic',
  functionality_storage: 'optional',
  personalization_storage: 'optional',
  security_storage: 'obligatory',
} as const satisfies Record<string, ConsentScope>;

const typesOf = (granted: (scope: ConsentScope) => boolean) =>
  Object.fromEntries(
    Object.entries(consentTypeScopes).map(([type, scope]) => [
      type,
      granted(scope) ? 'granted' : 'denied',
    ]),
  );
const denied = typesOf((scope) => scope === 'obligatory');
const defaultWait = 500;

/**
 * Script with the default command for a document's head, before any tag: everything is denied until
 * `createConsentMode` sends updates. Milliseconds; default: 500.
 */
export const consentModeScript = (waitForUpdateMs = defaultWait): string =>
  `(function(w){var l=w.dataLayer=w.dataLayer||[];(function(){l.push(arguments)})("consent","default",${JSON.stringify(
    { ...denied, wait_for_update: waitForUpdateMs },
  )})})(self)`;

/**
 * Google Consent Mode v2. Call `start` before any tag, or after `consentModeScript`: it pushes the
 * default command (all denied except `security_storage`) unless the page has one, then an update
 * for each known decision. Returns a function that stops. Commands are pushed as `arguments`
 * objects, as `gtag` does, because tags accept nothing else. Source: Google, "Set up consent mode
 * on websites".
 */
export function createConsentMode({
  page,
  consent,
  waitForUpdateMs = defaultWait,
}: ConsentModeOptions): {
  start(): () => void;
} {
  let last = '';

  function gtag(..._command: unknown[]) {
    const target: { dataLayer?: unknown } = page();
    if (!Array.isArray(target.dataLayer)) target.dataLayer = [];
    // biome-ignore lint/complexity/noArguments: an array is no command to Google's tags
    (target.dataLayer as unknown[]).push(arguments);
  }
  const update = () => {
    const current = typesOf(consent.granted);
    const text = JSON.stringify(current);
    if (text === last || (last === '' && !isDecided(consent.getState().status))) return;
    last = text;
    gtag('consent', 'update', current);
  };

  return {
    start() {
      if (!hasDefault(page())) {
        gtag('consent', 'default', { ...denied, wait_for_update: waitForUpdateMs });
      }
      update();
      return consent.subscribe(update);
    },
  };
}

function hasDefault(page: { dataLayer?: unknown }): boolean {
  const commands: readonly unknown[] = Array.isArray(page.dataLayer) ? page.dataLayer : [];
  return commands.some((command) => {
    const [name, kind] = Array.from((command ?? []) as ArrayLike<unknown>);
    return name === 'consent' && kind === 'default';
  });
}
