import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { brandOfPath, expandModels } from '../brands/index.js';
import { matchesPathBrand } from '../dynamic-content/index.js';
import { pathBrand } from '../dynamic-content/path-brand.js';
import { firstFacts, firstMarket } from '../first-market/index.js';
import { defaultMarket, marketScript, markets, registerMarket } from '../locale/index.js';
import { themeRulesOf } from '../settings/index.js';
import {
  type BrandDefinition,
  browserMarket,
  defineMarket,
  type MarketDefinition,
  MarketError,
} from './index.js';

const firstThemeIds: MarketDefinition['themes'] = [{ id: 'land-rover' }, { id: 'jaguar' }];

const kuwait: MarketDefinition = {
  id: 'kuwait',
  country: 'KW',
  timeZone: 'Asia/Kuwait',
  week: { start: 6, weekend: [5, 6] },
  currency: { code: 'KWD', minorUnits: 3 },
  locales: ['ar-KW', 'en'],
  phone: { region: 'KW', example: '500 12345' },
  themes: [{ id: 'sahra' }, { id: 'marsa' }],
  brands: [
    { id: 'sahra', name: { ar: 'صحراء', en: 'Sahra' }, theme: 'sahra', paths: ['/sahra/*'] },
    { id: 'marsa', name: { ar: 'مرسى', en: 'Marsa' }, theme: 'marsa', paths: ['/marsa'] },
  ],
  texts: { 'order-online': { start: { ar: 'احجزها الآن' } } },
  payments: [{ id: 'stripe' }],
};

const linesOf = (changes: object): string[] => {
  try {
    defineMarket({ ...kuwait, ...changes });
  } catch (error) {
    expect(error).toBeInstanceOf(MarketError);
    return (error as MarketError).problems.map(({ path, message }) => `${path}: ${message}`);
  }
  return [];
};
const [first, second] = kuwait.brands as unknown as [object, object];

describe('defineMarket', () => {
  it('derives what follows from languages and currency', () => {
    const market = defineMarket({ ...kuwait, currency: { code: 'KWD' } });
    expect(market.currency).toEqual({ code: 'KWD', minorUnits: 3 });
    expect(market.locales).toEqual([
      {
        tag: 'ar-KW',
        language: 'ar',
        name: 'العربية',
        direction: 'rtl',
        fallbacks: ['en'],
        numberingSystem: 'latn',
      },
      {
        tag: 'en',
        language: 'en',
        name: 'English',
        direction: 'ltr',
        fallbacks: ['ar'],
        numberingSystem: 'latn',
      },
    ]);
  });

  it('takes any list of languages, the first as the default', () => {
    const { locales } = defineMarket({
      ...kuwait,
      locales: [
        'en',
        { tag: 'ar-KW', numberingSystem: 'arab', fallback: ['fr', 'en'] },
        { tag: 'fr', name: 'Français (Golfe)', direction: 'rtl' },
        'zh-Hant',
        'zh-Hans',
      ],
      brands: kuwait.brands.map((brand) => ({
        ...brand,
        name: { ar: 'صحراء', en: 'Sahra', fr: 'Sahra', zh: '撒哈拉' },
      })) as unknown as MarketDefinition['brands'],
    });
    expect(locales.map(({ language }) => language)).toEqual([
      'en',
      'ar',
      'fr',
      'zh-hant',
      'zh-hans',
    ]);
    expect(locales[1]).toMatchObject({ numberingSystem: 'arab', fallbacks: ['fr', 'en'] });
    expect(locales[2]).toMatchObject({ name: 'Français (Golfe)', direction: 'rtl' });
    expect(locales[3]).toMatchObject({
      name: '繁體中文',
      direction: 'ltr',
      fallbacks: ['en', 'ar', 'fr', 'zh-hans'],
    });
  });

  it.each<[object, string[]]>([
    [{ colour: 'red' }, ['colour: unknown member; allowed: id, name, country, timeZone, week']],
    [
      { week: { start: 6, weekends: [5] } },
      [
        'week.weekend: is missing',
        'week.weekends: unknown member; allowed: start, weekend, halfDays',
      ],
    ],
    [{ country: undefined, brands: {} }, ['country: is missing', 'brands: must be a list']],
    [
      {
        brands: [
          { ...first, logo: 'https://cdn.example/a.svg', lines: [{ id: 'A b', name: {} }] },
          { ...second, favicon: '/icon', lines: [{ id: 'x', name: { ar: 'س' } }, { id: 'x' }] },
        ],
      },
      [
        'brands[0].logo: "https://cdn.example/a.svg" is no picture of this origin',
        'brands[0].lines[0].id: must be lower-case letters',
        'brands[1].favicon: "/icon" is no picture',
        'brands[1].lines[0].name.en: is missing',
        'brands[1].lines[1].id: "x" is that of brands[1].lines[0] already',
        'brands[1].lines[1].name.ar: is missing',
        'brands[1].lines[1].name.en: is missing',
      ],
    ],
    [
      {
        models: { groups: { any_x: { models: [], line: 'x' } }, other: {} },
        otherNames: { brands: { Toyota: 'تويوتا' }, colors: {} },
        news: { locales: [] },
      },
      [
        'models.other: unknown member; allowed: families, groups, names, platformCodes',
        'models.groups.any_x.line: no brand has the line "x"',
        'otherNames.brands.Toyota: must be a list of texts',
        'otherNames.colors: unknown member; allowed: brands, models',
        'news.locales: must be a list',
        'news.markets: must be a list',
      ],
    ],
    [{ country: 'XX' }, ['country: unknown country "XX"; an ISO 3166 code such as FR']],
    [
      { phone: { region: 'ZZ', example: '' } },
      ['phone.region: unknown country "ZZ"', 'phone.example: must be a number'],
    ],
    [{ timeZone: 'Asia/Atlantis' }, ['timeZone: unknown time zone "Asia/Atlantis"']],
    [
      { week: { start: 7, weekend: [5, -1] } },
      ['week.start: must be a day', 'week.weekend[1]: must be a day'],
    ],
    [{ currency: { code: 'KWD', minorUnits: 2 } }, ['currency.minorUnits: is 2, KWD has 3']],
    [{ currency: { code: 'KWT' } }, ['currency.code: unknown currency "KWT"']],
    [
      { locales: ['ar', 'en', 'fr'] },
      ['brands[0].name.fr: is missing', 'brands[1].name.fr: is missing'],
    ],
    [{ locales: [] }, ['locales: must have one at least']],
    [
      { locales: ['ar', 'AR', '??'] },
      ['locales[1]: "AR" is there already', 'locales[2]: "??" is no BCP 47 tag'],
    ],
    [
      { locales: [{ tag: 'ar', numberingSystem: 'roman', direction: 'up' }, 'en'] },
      [
        'locales[0].direction: unknown "up"; allowed: rtl, ltr',
        'locales[0].numberingSystem: unknown "roman"',
      ],
    ],
    [
      { locales: ['ar', { tag: 'en', fallback: ['ar', 'en', 'de'] }] },
      [
        'locales[1].fallback[1]: "en" is no other locale of the market; allowed: ar',
        'locales[1].fallback[2]: "de" is no other locale of the market; allowed: ar',
      ],
    ],
    [
      { locales: ['ar', { tag: 'en', fallback: 'ar' }] },
      ['locales[1].fallback: must be a list of other locales of the market'],
    ],
    [
      {
        locales: ['ar', { tag: 'de', fallback: [] }],
        brands: [{ ...first, name: { ar: 'صحراء', de: 'Sahra' } }],
      },
      [
        'locales[1]: a locale without texts: give texts in "de" in `texts`, or a `fallback` that has some',
      ],
    ],
    [
      { texts: { 'order-online': { start: { ar: 'احجز', fr: 'Réserver' } } } },
      ['texts.order-online.start.fr: is no language of the market; allowed: ar, en'],
    ],
    [
      { brands: [first, { ...second, theme: 'jaguar' }] },
      ['brands[1].theme: there is no theme "jaguar"; allowed: sahra, marsa'],
    ],
    [
      { brands: [first, { ...second, name: { ar: ' ', en: 'Marsa' } }] },
      ['brands[1].name.ar: is missing'],
    ],
    [
      { brands: [first, first] },
      [
        'brands[1].paths[0]: "/sahra/*" overlaps "/sahra/*" of brands[0].paths[0]',
        'brands[1].id: "sahra" is that of brands[0] already',
      ],
    ],
    [
      { brands: [first, { ...second, paths: ['/marsa', '/sahra/models', '/*', 'sea'] }] },
      [
        'brands[1].paths[1]: "/sahra/models" overlaps',
        'brands[1].paths[2]: "/*" overlaps',
        'brands[1].paths[3]: "sea" is no path',
      ],
    ],
    [{ brands: [] }, ['brands: must have one at least']],
    [
      { payments: [{ id: 'a' }, { id: 'a' }], blocks: [{ key: 'map' }] },
      [
        'blocks: unknown member; allowed: id, name, country',
        'payments[1].id: "a" is that of payments[0] already',
      ],
    ],
    [
      { publicationLists: [{ id: 'new' }, { id: 'sahra' }, { id: 'secret' }, { id: 'new' }] },
      [
        'publicationLists[2].id: there is no publication list "secret"; allowed: new, approved, used, sahra, marsa',
        'publicationLists[3].id: "new" is that of publicationLists[0] already',
      ],
    ],
    [
      {
        navigation: [
          { id: 'a', area: 'top', label: {}, url: 'javascript:x' },
          {
            id: 'a',
            area: 'footer',
            label: { ar: 'نص' },
            url: '/a',
            children: [{ id: 'b', url: '/b' }],
          },
        ],
      },
      [
        'navigation[0].area: unknown "top"; allowed: primary, secondary, footer',
        'navigation[0].url: "javascript:x" is no path such as /offers',
        'navigation[0].label: is missing; allowed: ',
        'navigation[1].children[0].label: is missing; allowed: ',
        'navigation[1].id: "a" is that of navigation[0] already',
      ],
    ],
    [{ consent: { id: 'One Trust' }, analytics: {} }, ['analytics.id: is missing']],
    [
      { consent: { id: 'One Trust' }, analytics: { id: '' } },
      ['consent.id: "One Trust" is no name', 'analytics.id: "" is no name'],
    ],
    [
      { settings: ['city'], texts: [] },
      ['settings[0]: must be an object', 'texts: must be an object'],
    ],
  ])('%o is rejected with the path and what is allowed', (changes, starts) => {
    const lines = linesOf(changes);
    expect(lines).toHaveLength(starts.length);
    for (const [at, line] of lines.entries()) {
      expect(line.slice(0, starts[at]?.length)).toBe(starts[at]);
    }
  });

  it('lists all problems in one message, of members and values at once', () => {
    const bad = { ...kuwait, colour: 'red', country: 'XX', timeZone: '', id: 'My market' };
    expect(() => defineMarket(bad)).toThrow(
      /^The market is not valid:\ncolour: .*\nid: .*\ncountry: .*\ntimeZone: .*$/,
    );
    for (const value of [null, undefined, 'market', [], 7]) {
      expect(() => defineMarket(value as never)).toThrow('market: must be an object');
    }
  });

  it('lets paths of one brand and of neighbours stand beside each other', () => {
    const paths = ['/sahra/*', '/sahra/models', '/sahra-club'];
    expect(linesOf({ brands: [{ ...first, paths }, second] })).toEqual([]);
  });
});

describe('browserMarket', () => {
  afterEach(() => {
    registerMarket({ ...markets.AE, models: undefined, consent: undefined });
  });

  it('carries formats, phone region, brands and texts into a page, and nothing else', () => {
    const secret = { id: 'stripe', account: 'acct_hidden' };
    const market = defineMarket({
      ...kuwait,
      payments: [secret],
      themes: [{ id: 'sahra', palettes: 'hidden' }, { id: 'marsa' }],
      navigation: [{ id: 'a', area: 'footer', label: { ar: 'hidden' }, url: '/hidden' }],
      consent: { id: 'tide-consent' },
    });
    const { facts, texts } = browserMarket(market);
    registerMarket(facts, texts);
    expect(defaultMarket).toMatchObject({ country: 'KW', currency: 'KWD', weekStart: 6 });
    const page: { [name: string]: unknown } = {};
    runInNewContext(`${marketScript()};found=globalThis[Symbol.for('mawkib.market')]`, page);
    expect(page.found).toMatchObject({
      market: {
        phone: { region: 'KW', example: '500 12345' },
        brands: [{ id: 'sahra', theme: 'sahra' }, { id: 'marsa' }],
      },
      texts: kuwait.texts,
    });
    expect(marketScript()).not.toMatch(/hidden|stripe/);
    expect(Object.keys(facts).sort()).toEqual(
      [...Object.keys(markets.AE), 'consent', 'models'].sort(),
    );
    expect(facts.models).toEqual({});
  });

  it('adds nothing to a page for the first market', () => {
    const market = defineMarket({ ...firstMarket, id: 'first', themes: firstThemeIds });
    const { facts, texts } = browserMarket(market);
    expect(facts).toEqual(firstFacts);
    registerMarket(facts, texts);
    expect(expandModels('discovery')).toEqual(['discovery', 'discovery_sport']);
  });

  it('tells a page lines, pictures and paths of its brands', () => {
    const [sahra, marsa] = kuwait.brands as unknown as [BrandDefinition, BrandDefinition];
    const lines = [{ id: 'dune_runner', name: { ar: 'كثبان', en: 'Dune Runner' } }];
    const brands = [
      { ...sahra, lines, logo: '/sahra.svg', favicon: '/sahra.ico' },
      { ...marsa, keepsNavigation: true },
    ] as const;
    const { facts } = browserMarket(defineMarket({ ...kuwait, brands }));
    registerMarket(facts);
    expect(facts.brands?.[0]).toMatchObject({ lines, logo: '/sahra.svg', favicon: '/sahra.ico' });
    expect(themeRulesOf('marsa').isNavigationKeptEverywhere).toBe(true);
    const paths = ['/ar/sahra/dune-runner', '/en/sahra/', '/ar/marsa', '/ar/dune-runner', '/'];
    expect(paths.map(pathBrand)).toEqual([
      'dune_runner',
      'sahra',
      'marsa',
      'dune_runner',
      'dune_runner',
    ]);
    expect(brandOfPath('/sahra/offers')?.id).toBe('sahra');
    expect(matchesPathBrand('any_jag', '/ar/jaguar')).toBe(false);
  });
});
