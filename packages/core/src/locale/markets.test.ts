import { describe, expect, it } from 'vitest';
import { defaultMarket, markets } from './index.js';

interface WeekInfo {
  firstDay: number;
  weekend: number[];
}

/** Week data of a country in Node's CLDR; Monday is 1, Sunday 7. */
function weekOf(country: string) {
  const locale = new Intl.Locale(`ar-${country}`) as Intl.Locale & { getWeekInfo(): WeekInfo };
  const { firstDay, weekend } = locale.getWeekInfo();
  return { weekStart: firstDay % 7, weekend: weekend.map((day) => day % 7) };
}

describe('markets', () => {
  it.each(Object.entries(markets))('%s has the week of the CLDR', (country, market) => {
    expect(market).toMatchObject({ country, ...weekOf(country) });
  });

  it.each(Object.entries(markets))('%s has a currency, a time zone and digits', (_, market) => {
    const { currency, timeZone, numberingSystem } = market;
    expect(Intl.supportedValuesOf('currency')).toContain(currency);
    expect(Intl.supportedValuesOf('timeZone')).toContain(timeZone);
    expect(Intl.supportedValuesOf('numberingSystem')).toContain(numberingSystem);
  });

  it('rest on different days', () => {
    expect(markets.SA).toMatchObject({ weekStart: 0, weekend: [5, 6], halfDays: [] });
    expect(markets.AE).toMatchObject({ weekStart: 1, weekend: [6, 0], halfDays: [5] });
    expect(markets.KW).toMatchObject({ weekStart: 6, weekend: [5, 6] });
  });

  it('begin with the United Arab Emirates', () => {
    expect(defaultMarket).toEqual(markets.AE);
  });
});
