// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toTemplate } from '../../model/definition/template.js';
import { show } from '../block.fixture.js';
import { kilometresBetween } from './distances.js';
import { retailerCards } from './retailer-cards.definition.js';
import { fixtures } from './retailer-cards.fixture.js';

const dubai = { latitude: 25.2048, longitude: 55.2708 };
const names = (root: Element) => [...root.querySelectorAll('h2')].map((name) => name.textContent);

function position(response: (done: PositionCallback, failed: PositionErrorCallback) => void) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: response } });
}
const inAbuDhabi = () =>
  position((done) =>
    done({ coords: { latitude: 24.45, longitude: 54.38 } } as GeolocationPosition),
  );

async function nearestFirst(options: Parameters<typeof show>[1] = {}) {
  const { root } = await show(fixtures[0], options);
  await act(async () => root.querySelector('button')?.click());
  return root;
}

afterEach(() => vi.unstubAllGlobals());

describe('retailer cards', () => {
  it('show name, address, city and directions to the coordinates [B-3-175]', async () => {
    const { root } = await show(fixtures[0]);
    expect(names(root)).toEqual(['Dubai Showroom', 'Abu Dhabi Showroom', 'Mobile Showroom']);
    const [card] = root.querySelectorAll('li');
    const address = [...(card?.querySelectorAll('p') ?? [])].find(
      ({ textContent }) => textContent?.startsWith('Sheikh Zayed Road') ?? false,
    );
    expect([...(address?.childNodes ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Sheikh Zayed Road',
      '',
      'Dubai',
    ]);
    expect(root.querySelector('a[target="_blank"]')?.getAttribute('href')).toContain(
      '25.2048,55.2708',
    );
  });

  it('show contacts with icon, label and link [B-3-176]', async () => {
    const { root } = await show(fixtures[0]);
    const phone = root.querySelector('a[href^="tel:"]');
    expect(phone?.textContent).toContain('+971 4 555 0110');
    expect(phone?.querySelector('bdi')?.dir).toBe('ltr');
    expect(phone?.parentElement?.querySelector('svg')).not.toBeNull();
    expect(root.querySelector('a[href^="mailto:"]')?.textContent).toContain('dubai@mawkib.example');
  });

  it('show services with icon and label, in the page’s language [B-3-177]', async () => {
    const { root } = await show(fixtures[0], { locale: 'ar' });
    expect(root.textContent).toContain('سيارات جديدة');
    expect(root.textContent).toContain('صيانة');
  });

  it('take texts from translations, and the default for a missing one [B-3-173] [B-3-399]', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.textContent).toContain('Route');
    expect(root.textContent).not.toContain('Directions');
    expect(root.textContent).toContain('Services');
    expect(root.textContent).toContain('Call');
  });

  it('offer kilometres and miles, by default kilometres [B-3-174]', async () => {
    const { options } = retailerCards.fields.distance_unit.attrs;
    expect(options?.map(({ value }) => value)).toEqual(['km', 'mi']);
    expect(retailerCards.fields.distance_unit.default).toBe('km');
    inAbuDhabi();
    const km = kilometresBetween({ latitude: 24.45, longitude: 54.38 }, dubai);
    expect((await nearestFirst()).textContent).toContain(`${km.toFixed(1)} km`);
    expect((await nearestFirst({ fields: { distance_unit: 'mi' } })).textContent).toContain(
      `${(km / 1.609344).toFixed(1)} mi`,
    );
  });

  it('sort by distance once a position is shared, and keep their order when it is not [B-3-178]', async () => {
    inAbuDhabi();
    const sorted = await nearestFirst();
    expect(names(sorted)).toEqual(['Abu Dhabi Showroom', 'Dubai Showroom', 'Mobile Showroom']);
    expect(sorted.textContent).toContain('0.5 km');
    position((_done, failed) => failed({} as GeolocationPositionError));
    const rejected = await nearestFirst();
    expect(names(rejected)[0]).toBe('Dubai Showroom');
    expect(rejected.textContent).not.toMatch(/\d km/);
    expect(rejected.textContent).toContain('Your location is not available.');
  });

  it('tell staff where retailers are created [B-6-02]', () => {
    expect(toTemplate(retailerCards).attributes.description).toContain('admin Dealers tab');
  });
});
