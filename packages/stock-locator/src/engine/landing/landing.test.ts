import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListKey } from '../filters/filter-definitions.js';
import { looseQueries } from '../query/loose-queries.arbitrary.js';
import { normaliseQuery } from '../query/normalise-query.js';
import { parseQuery } from '../query/search-params.js';
import { everything } from '../query/vehicle-query.js';
import { canonicalAddress } from './canonical-address.js';
import { atLanding, findLanding, landingPath, landingSlug, nearestLanding } from './landing.js';
import { landingLinks } from './landing-links.js';
import { readLandingPatterns } from './landing-patterns.js';

const patterns = readLandingPatterns(['models', 'models/colors', 'states', 'states/models']);
const values: Partial<Record<ListKey, string[]>> = {
  models: ['Defender', 'Range Rover', 'F-TYPE', 'رنج روفر'],
  colors: ['black', 'white'],
  states: ['new', 'used'],
};
const find = (path: string) => findLanding(path.split('/'), patterns, (key) => values[key] ?? []);
const query = (search: string) => parseQuery(new URLSearchParams(search));
const canonical = (search: string) => {
  const { path, index } = canonicalAddress(query(search), '/vehicles', patterns);
  return `${path}${index ? '' : ' noindex'}`;
};

describe('patterns', () => {
  it('are filters in an order; what is none is left out', () => {
    const names = ['models', ' models / colors ', 'price', 'models/models', '', 'display_price'];
    expect(readLandingPatterns(names)).toEqual([['models'], ['models', 'colors']]);
    expect(readLandingPatterns(['brands/models/colors/states'])).toEqual([]);
  });
});

describe('a landing page', () => {
  it('has the slugs of its values as its path', () => {
    expect(['Range Rover', 'F-TYPE', 'Évoque', '--', 'رنج روفر'].map(landingSlug)).toEqual([
      'range-rover',
      'f-type',
      'evoque',
      '',
      'رنج-روفر',
    ]);
    const landing = find('range-rover/black');
    expect(landing).toEqual([
      { key: 'models', value: 'Range Rover' },
      { key: 'colors', value: 'black' },
    ]);
    expect(landingPath('/vehicles', landing ?? [])).toBe('/vehicles/range-rover/black');
    expect(find('used/defender')?.map(({ key }) => key)).toEqual(['states', 'models']);
  });

  it.each(['black', 'defender/blue', 'black/defender', 'defender/', '', 'Defender', 'a/b/c/d'])(
    'is not at "%s"',
    (path) => expect(find(path)).toBeNull(),
  );

  it('is found again at its own path', () => {
    const parts = fc.tuple(
      fc.constantFrom(...(values.models ?? [])),
      fc.constantFrom(...(values.colors ?? [])),
    );
    fc.assert(
      fc.property(parts, ([model, color]) => {
        const landing = [
          { key: 'models', value: model },
          { key: 'colors', value: color },
        ] as const;
        const path = landingPath('', landing).slice(1).split('/').map(decodeURIComponent).join('/');
        expect(find(path)).toEqual(landing);
      }),
    );
  });

  it('keeps the filters of the address that narrow it', () => {
    const landing = find('defender') ?? [];
    const shown = atLanding(query('colors=red&models=XF&page=2'), landing);
    expect(shown.lists).toEqual({ models: ['Defender'], colors: ['red'] });
    expect(shown.page).toBe(2);
  });
});

describe('the canonical address', () => {
  it.each([
    ['', '/vehicles'],
    ['page=3', '/vehicles?page=3'],
    ['sort=priceAsc', '/vehicles'],
    ['models=Defender', '/vehicles/defender'],
    ['models=Defender&sort=priceAsc&page=2', '/vehicles/defender?page=2'],
    ['models=Defender&colors=black', '/vehicles/defender/black'],
    ['states=used&models=Defender', '/vehicles/used/defender'],
    ['colors=black', '/vehicles'],
    ['models=Defender++F-TYPE', '/vehicles'],
    ['models=Defender&colors=black++white', '/vehicles/defender'],
    ['models=Defender&display_price.to=300000&page=2', '/vehicles/defender'],
    ['models=Defender&_postcode=1&_locality=a', '/vehicles/defender noindex'],
    ['q=black', '/vehicles noindex'],
    ['forced_dealer_codes=D1', '/vehicles noindex'],
  ])('of "%s" is %s', (search, path) => expect(canonical(search)).toBe(path));

  it('is no page of a value that the market has not', () => {
    const isKnown = ({ value }: { value: string }) => value === 'Defender';
    const of = (search: string) =>
      canonicalAddress(query(search), '/vehicles', patterns, isKnown).path;
    expect(of('models=Constructor')).toBe('/vehicles');
    expect(of('models=Defender&colors=pink')).toBe('/vehicles/defender');
  });

  it('is a landing page with all results of the query', () => {
    fc.assert(
      fc.property(looseQueries, (loose) => {
        const requested = normaliseQuery(loose);
        const landing = nearestLanding(requested, patterns);
        for (const { key, value } of landing ?? []) expect(requested.lists[key]).toEqual([value]);
        const shown = atLanding(everything, landing ?? []);
        const again = canonicalAddress(shown, '/vehicles', patterns);
        const { path } = canonicalAddress(requested, '/vehicles', patterns);
        expect(again.path).toBe(path.replace(/\?.*/, ''));
        expect(again.index).toBe(true);
      }),
    );
  });
});

describe('links to landing pages', () => {
  const facet = (value: string, count = 3) => ({ value, label: `${value}!`, count });
  const facets: Partial<Record<ListKey, ReturnType<typeof facet>[]>> = {
    models: [facet('Defender'), facet('F-TYPE', 0)],
    colors: [facet('black'), facet('white')],
    states: [facet('used')],
  };
  const links = (search: string) =>
    landingLinks(query(search), '/vehicles', patterns, (key) => facets[key] ?? []).flatMap(
      (group) => group.links.map(({ path, label }) => `${path} ${label}`),
    );

  it('lead one step down from a whole list, to pages with vehicles', () => {
    expect(links('')).toEqual(['/vehicles/defender Defender!', '/vehicles/used used!']);
    expect(links('models=Defender&page=2')).toEqual([
      '/vehicles/defender/black black!',
      '/vehicles/defender/white white!',
    ]);
  });

  it('are none where the list is narrowed further, or nothing is below', () => {
    expect(links('models=Defender&display_price.to=9')).toEqual([]);
    expect(links('models=Defender&colors=black')).toEqual([]);
    expect(links('q=x')).toEqual([]);
  });
});
