import { markets, registerMarket } from '@mawkib/core/locale';
import { afterEach, expect, it } from 'vitest';
import { pageSettings } from './content/page-settings.js';

afterEach(() => registerMarket(markets.AE));

const problemOf = (theme: unknown) =>
  pageSettings.shape.theme.safeParse(theme).error?.issues[0]?.message;

it('a page has a theme of the market; another one is answered with those that there are', () => {
  expect(problemOf('jaguar')).toBeUndefined();
  expect(problemOf('sahra')).toBe('Invalid option: expected one of "land-rover"|"jaguar"');
  registerMarket({
    brands: [{ id: 'sahra', name: { ar: 'صحراء', en: 'Sahra' }, theme: 'sahra' }],
  });
  expect(problemOf('sahra')).toBeUndefined();
  expect(problemOf('jaguar')).toBe('Invalid option: expected one of "sahra"');
  const { error } = pageSettings.partial().safeParse({ theme: 'jaguar' });
  expect(error?.issues[0]?.path).toEqual(['theme']);
});
