import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineMessages } from './index.js';

const messages = defineMessages('test', {
  title: { ar: 'المركبات', en: 'Vehicles' },
  greeting: { ar: 'أهلاً {name}', en: 'Hello {name}' },
  found: {
    ar: {
      zero: 'لا توجد سيارات',
      one: 'سيارة واحدة',
      two: 'سيارتان',
      few: '{count} سيارات',
      many: '{count} سيارة',
      other: '{count} سيارة',
    },
    en: { one: '{count} car', other: '{count} cars' },
  },
});

describe('defineMessages', () => {
  it('gives the text of the language', () => {
    expect(messages('ar')('title')).toBe('المركبات');
    expect(messages('en')('title')).toBe('Vehicles');
  });

  it.each([
    [0, 'لا توجد سيارات'],
    [1, 'سيارة واحدة'],
    [2, 'سيارتان'],
    [3, '3 سيارات'],
    [10, '10 سيارات'],
    [11, '11 سيارة'],
    [100, '100 سيارة'],
    [1103, '1,103 سيارات'],
  ])('takes the Arabic form of %i', (count, expected) => {
    expect(messages('ar')('found', { count })).toBe(expected);
  });

  it('uses the English plural form, and other if it is missing', () => {
    expect(messages('en')('found', { count: 1 })).toBe('1 car');
    expect(messages('en')('found', { count: 0 })).toBe('0 cars');
    expect(messages('ar')('found', { count: 'x' })).toBe('x سيارة');
  });

  it('isolates a value that would turn around', () => {
    expect(messages('ar')('greeting', { name: 'ليلى' })).toBe('أهلاً ليلى');
    expect(messages('ar')('greeting', { name: '+971 4' })).toBe('أهلاً \u2068+971 4\u2069');
  });

  it('does not read placeholders inside values, nor members of the prototype', () => {
    expect(messages('en')('greeting', { name: '{name} $& {x}' })).toBe('Hello {name} $& {x}');
    const hostile = defineMessages('test', { a: { ar: '{constructor}', en: '{constructor}' } });
    expect(hostile('en')('a', {} as never)).toBe('{constructor}');
  });

  it("takes a market's own texts first", () => {
    const t = messages('ar', { title: { ar: 'سياراتنا' } });
    expect(t('title')).toBe('سياراتنا');
    expect(messages('en', { title: { ar: 'سياراتنا' } })('title')).toBe('Vehicles');
  });

  it('has keys and placeholders checked by the compiler', () => {
    const t = messages('en');
    type Keys = Parameters<typeof t>[0];
    expectTypeOf<Keys>().toEqualTypeOf<'title' | 'greeting' | 'found'>();
    // @ts-expect-error the value of {name} is missing
    t('greeting');
    // @ts-expect-error there is no such key
    t('missing');
    // @ts-expect-error the amount is missing
    t('found', {});
    // @ts-expect-error there is no placeholder
    t('title', { name: 'x' });
    // @ts-expect-error Arabic is missing
    defineMessages('test', { a: { en: 'A' } });
    expect(messages.catalogue.title.ar).toBe('المركبات');
  });
});
