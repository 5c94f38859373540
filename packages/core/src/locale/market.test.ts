import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineMessages, formatDateTime, formatNumber, marketScript, markets } from './index.js';

const slot = Symbol.for('mawkib.market');
const scope = globalThis as Record<symbol, unknown>;
const messages = defineMessages('test', {
  title: { ar: 'المركبات', en: 'Vehicles' },
  found: { ar: { other: '{count} سيارة' }, en: { one: '{count} car', other: '{count} cars' } },
});

/** Registering changes global state; reset it. */
afterEach(async () => {
  const { registerMarket, defaultMarket } = await import('./index.js');
  registerMarket(markets.AE);
  expect(defaultMarket).toEqual(markets.AE);
  (scope[slot] as { texts: object; isOwn: boolean }).texts = {};
  (scope[slot] as { texts: object; isOwn: boolean }).isOwn = false;
});

const register = async (...registered: Parameters<typeof import('./index.js')['registerMarket']>) =>
  (await import('./index.js')).registerMarket(...registered);

describe('registerMarket', () => {
  it("replaces a package's texts by catalogue, key and language", async () => {
    const t = messages('ar');
    await register({}, { test: { title: { ar: 'سياراتنا' } }, other: { title: { ar: 'x' } } });
    expect([t('title'), messages('en')('title')]).toEqual(['سياراتنا', 'Vehicles']);
    await register({}, { test: { found: { en: { one: 'one', other: '{count} of them' } } } });
    expect(messages('en')('found', { count: 1 })).toBe('one');
    expect(messages('en')('found', { count: 12 })).toBe('12 of them');
    expect(messages('ar')('title')).toBe('سياراتنا');
  });

  it('lets a call have its own texts before the market', async () => {
    await register({}, { test: { title: { en: 'Ours' } } });
    expect(messages('en', { title: { en: 'Mine' } })('title')).toBe('Mine');
  });

  it('makes formats those of the market', async () => {
    const instant = '2026-11-20T21:30:00Z';
    const before = formatDateTime(instant, 'en', 'long');
    await register({ ...markets.SA, numberingSystem: 'arab' });
    expect(before).toContain('1:30');
    expect(formatNumber(12, 'ar')).toBe('١٢');
    expect(formatDateTime(instant, 'en', 'short')).toContain('١٢:٣٠');
  });

  it('holds for every copy of the module in the process', async () => {
    vi.resetModules();
    const other = await import('./index.js');
    other.registerMarket({ currency: 'SAR' }, { test: { title: { en: 'Theirs' } } });
    expect(messages('en')('title')).toBe('Theirs');
    const { defaultMarket } = await import('./market.js');
    expect(defaultMarket.currency).toBe('SAR');
  });
});

describe('marketScript', () => {
  it('is blank until a market is registered', () => {
    expect(marketScript()).toBe('');
  });

  it('carries the market into a page, whatever its texts hold', async () => {
    await register({ ...markets.KW }, { test: { title: { en: '</script><!-- \u2028 & {x}' } } });
    const script = marketScript();
    expect(script).not.toMatch(/[<>&\u2028]/);
    const page: Record<string, unknown> = {};
    runInNewContext(`${script};found=globalThis[Symbol.for('mawkib.market')]`, page);
    expect(page.found).toMatchObject({
      market: { country: 'KW', weekStart: 6 },
      texts: { test: { title: { en: '</script><!-- \u2028 & {x}' } } },
    });
  });
});
