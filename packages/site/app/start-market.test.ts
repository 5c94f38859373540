import { marketThemes } from '@mawkib/core/brands';
import { defaultMarket, marketScript, markets } from '@mawkib/core/locale';
import { browserMarket } from '@mawkib/core/market';
import { market } from '@mawkib/demo-market/market';
import { expect, it } from 'vitest';
import { startMarket } from './start-market.ts';

it('registers the defined market, and adds nothing to pages for the first one', () => {
  startMarket(market);
  expect(defaultMarket).toEqual(browserMarket(market).facts);
  expect(defaultMarket).toEqual(markets.AE);
  expect(marketThemes()).toEqual(market.themes.map(({ id }) => id));
  expect(marketScript()).toBe('');
});
