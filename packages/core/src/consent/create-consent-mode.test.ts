import { expect, it } from 'vitest';
import { browser, page as pageOf } from './consent.fixture.js';
import { consentModeScript, createConsentMode } from './create-consent-mode.js';

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};
const granted = Object.fromEntries(Object.keys(denied).map((type) => [type, 'granted']));

function modeOf(visitor = browser(), page: { dataLayer?: unknown } = {}) {
  const { consent } = pageOf(visitor);
  const mode = createConsentMode({ page: () => page, consent });
  const commands = () => (page.dataLayer as IArguments[]).map((command) => [...command]);
  return { consent, mode, page, commands };
}

it('denies by default before any tag, and updates with each change', () => {
  const { consent, mode, commands } = modeOf();
  mode.start();
  expect(commands()).toEqual([['consent', 'default', { ...denied, wait_for_update: 500 }]]);
  consent.start();
  expect(commands()).toHaveLength(1);
  consent.acceptAll();
  consent.open();
  consent.acceptAll();
  consent.reject();
  expect(commands().slice(1)).toEqual([
    ['consent', 'update', granted],
    ['consent', 'update', denied],
  ]);
});

it('tells tags to wait no longer when the visitor rejects', () => {
  const { consent, mode, commands } = modeOf();
  mode.start();
  consent.start();
  consent.reject();
  expect(commands().at(-1)).toEqual(['consent', 'update', denied]);
});

it('keeps what others pushed, and pushes what Google’s tags take for a command', () => {
  const { mode, page } = modeOf(browser(), { dataLayer: [{ event: 'early' }] });
  mode.start();
  const [early, command] = page.dataLayer as unknown[];
  expect(early).toEqual({ event: 'early' });
  expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
});

it('makes a data layer where there is none that can be used', () => {
  for (const dataLayer of [undefined, null, 'x', {}, { push: 1 }]) {
    const { mode, page, commands } = modeOf(browser(), { dataLayer });
    mode.start()();
    mode.start();
    expect(Array.isArray(page.dataLayer)).toBe(true);
    expect(commands()).toHaveLength(1);
  }
});

it('stands in a document’s head as a script, and is then not said again', () => {
  const page: { dataLayer?: unknown[] } = {};
  new Function('self', consentModeScript())(page);
  expect(page.dataLayer?.[0]).toSatisfy((command) => String(command) === '[object Arguments]');
  const { mode, commands } = modeOf(browser(), page);
  mode.start();
  expect(commands()).toEqual([['consent', 'default', { ...denied, wait_for_update: 500 }]]);
});
