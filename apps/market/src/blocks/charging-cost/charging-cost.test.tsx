// @vitest-environment happy-dom
import { BlockComponentsProvider, Blocks, ServerOnlyPropsProvider } from '@mawkib/blocks';
import { fromSample } from '@mawkib/blocks/model';
import { withoutIsolates } from '@mawkib/core/locale';
import { LocaleProvider } from '@mawkib/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { components } from '../../components.ts';
import { chargingCost } from './charging-cost.definition.ts';

beforeAll(() => components.preloadWhole(['charging-cost']));

/** What a visitor reads before any script runs. */
function read(locale: 'ar' | 'en', fields = {}, groups?: Record<string, unknown>[]) {
  const content = chargingCost.sample[locale];
  const stored = fromSample(chargingCost, {
    fields: { ...content.fields, ...fields },
    groups: groups ?? content.groups ?? [],
  });
  const blocks = catalogue.resolve([stored], { locale, now: new Date() });
  const html = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <BlockComponentsProvider value={components}>
        <ServerOnlyPropsProvider blocks={blocks}>
          <Blocks blocks={blocks} states={{}} />
        </ServerOnlyPropsProvider>
      </BlockComponentsProvider>
    </LocaleProvider>,
  );
  const root = document.createElement('div');
  root.innerHTML = html;
  const items = [...root.querySelectorAll('li')].map((item) =>
    withoutIsolates(item.textContent ?? '').replaceAll('\u00a0', ' '),
  );
  return { root, items };
}

it('shows for each place what a full charge and 100 km cost', () => {
  const { items, root } = read('en');
  expect(items).toEqual([
    'At homeAED 12.22 for a full chargePrice per kWhAED 0.32Per 100 kmAED 11.11Charging timeAbout 5 hours',
    'At the mallAED 26.74 for a full chargePrice per kWhAED 0.70Per 100 kmAED 24.31Charging timeAbout 2 hours',
    'Fast charger on the roadAED 45.84 for a full chargePrice per kWhAED 1.20Per 100 kmAED 41.67Charging time60 minutes from 10% to 80%',
  ]);
  expect(withoutIsolates(root.textContent ?? '')).toContain(
    'For a battery of 38.2 kWh and a range of up to 110 km',
  );
});

it('states what is free, and nothing of 100 km where nobody knows the range', () => {
  const { items } = read('ar', { range: undefined }, [
    { place: { ar: 'في العمل', en: 'At work' }, price: 0 },
    { place: { ar: 'بلا سعر', en: 'Without a price' } },
  ]);
  expect(items).toEqual(['في العملمجانًا للشحنة الكاملةسعر الكيلوواط ساعةمجانًا']);
});

it('has headings of the level below its own', () => {
  const levels = (root: Element) =>
    [...root.querySelectorAll('h2,h3')].map(({ tagName }) => tagName);
  expect(levels(read('en').root)).toEqual(['H2', 'H3', 'H3', 'H3']);
  expect(levels(read('en', { title: {} }).root)).toEqual(['H2', 'H2', 'H2']);
});
