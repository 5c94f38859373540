import { markets, registerMarket } from '@mawkib/core/locale';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { getPageByPath } from './content/public-pages.js';
import { navAreas, navEntryDraft } from './content/staff-nav-entries.js';
import { localized } from './envelope.js';
import { listVehicles } from './stock/listings.js';

const language = (tag: string, fallbacks: string[]) =>
  ({ tag, language: tag, name: tag, direction: 'ltr', fallbacks }) as const;

beforeAll(() => {
  const locales = [
    language('en', ['ar', 'fr']),
    { ...language('ar', ['en']), direction: 'rtl' } as const,
    language('fr', ['en', 'ar']),
  ];
  registerMarket({ ...markets.AE, locales });
});

const draft = (label: object) =>
  navEntryDraft.safeParse({ label, url: '/offers', area: navAreas[0], children: [] });

describe('contracts of a market with languages of its own', () => {
  it('take a text in each of them and drop the rest', () => {
    expect(localized.parse({ fr: 'Offres', de: 'Angebote' })).toEqual({ fr: 'Offres' });
    expect(localized.safeParse({ fr: 5 }).success).toBe(false);
  });

  it('want one text where one is required, whatever its language', () => {
    expect(draft({ fr: 'Offres' }).data?.label).toEqual({ fr: 'Offres' });
    expect(draft({ fr: ' ', de: 'Angebote' }).error?.issues).toMatchObject([
      { path: ['label', 'en'], code: 'too_small' },
    ]);
  });

  it('ask for a page in any of them, in the default by default', () => {
    const { query } = getPageByPath.parts;
    expect(query.parse({ locale: 'fr' })).toMatchObject({ locale: 'fr' });
    expect(query.parse({})).toMatchObject({ locale: 'en' });
    expect(query.safeParse({ locale: 'de' }).error?.issues).toMatchObject([
      { code: 'invalid_value', path: ['locale'], values: ['en', 'ar', 'fr'] },
    ]);
    expect(listVehicles.parts.query.parse({ lang: 'fr' })).toMatchObject({ lang: 'fr' });
  });

  it('say which there are in their description', () => {
    expect(z.toJSONSchema(getPageByPath.parts.query, { io: 'input' })).toMatchObject({
      properties: { locale: { type: 'string', enum: ['en', 'ar', 'fr'], default: 'en' } },
    });
  });
});
