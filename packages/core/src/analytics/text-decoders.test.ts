import { describe, expect, it } from 'vitest';
import { removed } from './scrub.js';
import { count, freeText, id, linkAddress, pagePath, price, slug } from './text-decoders.js';

describe('pagePath', () => {
  it.each([
    ['/ar/showroom', '/ar/showroom'],
    ['/', '/'],
    [
      '/ar/stock?models=Defender++Range+Rover&page=2#top',
      '/ar/stock?models=Defender++Range+Rover&page=2',
    ],
    ['/ar/stock?q=Ali&_postcode=12345&token=x&utm_source=a', '/ar/stock'],
    ['/ar/stock?models=a%40b.example&sort=priceAsc', `/ar/stock?models=${removed}&sort=priceAsc`],
    ['/ar/stock?mileage.from=0501234567', `/ar/stock?mileage.from=${removed}`],
    ['/ar/stock?models=+٤٤.٥٠.٠٠٠.١٩٠٠', `/ar/stock?models=${removed}`],
    ['/ar/stock?models=call%20+44.50.000.1900', `/ar/stock?models=${removed}`],
    ['/ar/stock?models=Rover+2024++2025', '/ar/stock?models=Rover+2024++2025'],
    ['/ar/stock?models=%E0%A4%A', `/ar/stock?models=${removed}`],
    [
      '/ar/showroom-order-online/confirmation/MK-7F3K-92QD?token=x',
      `/ar/showroom-order-online/confirmation/${removed}`,
    ],
    ['/ar/people/layla%40example.ae', `/ar/people/${removed}`],
    ['/ar/050/123/4567', `/${removed}`],
  ])('%s is %s', (path, clean) => expect(pagePath(path)).toBe(clean));

  it.each(['showroom', '', null, 5, `/${'x'.repeat(1000)}`])('rejects %s', (value) =>
    expect(pagePath(value)).toBeUndefined(),
  );
});

describe('linkAddress', () => {
  it.each([
    ['/ar/showroom?x=1', '/ar/showroom'],
    ['https://example.com:8080', 'https://example.com:8080'],
    ['https://example.com/a?b=c#d', 'https://example.com/a'],
    ['https://wa.me/971501234567', `https://wa.me/${removed}`],
    ['https://layla:secret@example.com/', undefined],
    ['tel:+971501234567', 'tel:'],
    ['mailto:layla@example.ae', 'mailto:'],
  ])('%s is %s', (address, clean) => expect(linkAddress(address)).toBe(clean));
});

describe('the other readers', () => {
  it('take ids that are nobody’s number', () => {
    for (const good of ['MK-1234-5678', 'v1', '42', '12345678-1234-4123-8123-123456789012']) {
      expect(id(good)).toBe(good);
    }
    for (const bad of [
      '0501234567',
      'SALWA2BE5LA123456',
      'a b',
      'a@b.example',
      '',
      5,
      'x501234567',
    ]) {
      expect(id(bad)).toBeUndefined();
    }
  });

  it('take names, counts and prices within their bounds', () => {
    expect([slug('NO_PAYMENT_JAPAN'), slug('pickup'), slug('a1'), slug('a b')]).toEqual([
      'NO_PAYMENT_JAPAN',
      'pickup',
      undefined,
      undefined,
    ]);
    expect([count(0), count(-1), count(1.5), count(Number.NaN), count('1')]).toEqual([
      0,
      ...Array(4).fill(undefined),
    ]);
    expect([price(489_000.5), price(971_501_234_567), price(Number.POSITIVE_INFINITY)]).toEqual([
      489_000.5,
      undefined,
      undefined,
    ]);
  });

  it('cut texts between characters', () => {
    expect(freeText(4)('abc😀')).toBe('abc');
    expect(freeText()('x'.repeat(500))).toHaveLength(100);
    expect(freeText()('x'.repeat(1001))).toBeUndefined();
  });
});
