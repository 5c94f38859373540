import { marketThemes } from '@mawkib/core/brands';
import { defaultMarket, marketScript, markets } from '@mawkib/core/locale';
import { browserMarket } from '@mawkib/core/market';
import { expect, it } from 'vitest';
import { market, startMarket } from './market.ts';

it('starts the process with the market that is defined, and adds nothing to pages for the first one', () => {
  startMarket();
  expect(defaultMarket).toEqual(browserMarket(market).facts);
  expect(defaultMarket).toEqual(markets.AE);
  expect(marketThemes()).toEqual(market.themes.map(({ id }) => id));
  expect(marketScript()).toBe('');
});
