import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldArabic, normaliseName } from './index.js';

const same = (...spellings: string[]) => new Set(spellings.map(foldArabic)).size;

describe('foldArabic', () => {
  it('makes spelling variants one', () => {
    expect(same('أحمد', 'احمد', 'إحمد', 'آحمد', 'ٱحمد')).toBe(1);
    expect(same('سيارة', 'سياره', 'سَيَّارَة', 'سيـــارة')).toBe(1);
    expect(same('على', 'علي', 'علی')).toBe(1);
    expect(same('كيا', 'کیا')).toBe(1);
    expect(same('مؤسسة', 'موسسه')).toBe(1);
    expect(same('هيئة', 'هييه')).toBe(1);
    expect(same('ديفندر ٩٠', 'ديفندر 90', ' ديفندر   ۹۰ ')).toBe(1);
    expect(same('Range Rover', 'RANGE ROVER', 'range\u00a0rover')).toBe(1);
    expect(same('\u2067دبي\u2069', 'دبي')).toBe(1);
  });

  it('makes presentation forms and ligatures letters', () => {
    expect(same('ﺳﻴﺎﺭﺓ', 'سيارة')).toBe(1);
    expect(same('ﻻند روفر', 'لاند روفر')).toBe(1);
    expect(same('ﷲ', 'الله')).toBe(1);
  });

  it('finds any spelling of a word, in any digits', () => {
    const spellings: Record<string, string> = {
      ا: 'اأإآٱ',
      ي: 'يىیئ',
      ه: 'هة',
      ك: 'كک',
      و: 'وؤ',
      ...Object.fromEntries(
        [...'0123456789'].map((digit, at) => [
          digit,
          `${digit}${'٠١٢٣٤٥٦٧٨٩'[at]}${'۰۱۲۳۴۵۶۷۸۹'[at]}`,
        ]),
      ),
    };
    const written = fc
      .array(fc.constantFrom(...Object.keys(spellings), 'ب', 'د', ' '), { minLength: 1 })
      .chain((letters) =>
        fc.record({
          plain: fc.constant(letters.join('')),
          variant: fc
            .tuple(
              ...letters.map((letter) =>
                fc.tuple(
                  fc.constantFrom(...(spellings[letter] ?? letter)),
                  fc.constantFrom('', 'َ', 'ّ', 'ـ', '\u200f'),
                ),
              ),
            )
            .map((parts) => parts.flat().join('')),
        }),
      );
    fc.assert(
      fc.property(written, ({ plain, variant }) => {
        expect(foldArabic(variant)).toBe(foldArabic(plain));
      }),
    );
  });

  it('keeps different words different', () => {
    expect(same('دبي', 'أبوظبي')).toBe(2);
    expect(same('جاكوار', 'ديفندر')).toBe(2);
  });

  it('folds once and for all', () => {
    const arabic = fc.string({
      unit: fc.constantFrom(...'أإآٱاىيیةهءؤئـًٌٍَُِّْٰ٠۹٫ ABcé\u200f\u2067ﻻ﷽İß'),
    });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), arabic), (text) => {
        const folded = foldArabic(text);
        expect(foldArabic(folded)).toBe(folded);
        expect(folded).toBe(folded.trim());
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('normaliseName', () => {
  it('trims, puts underscores for spaces and lowers the case [B-5-17]', () => {
    expect(normaliseName('  Range Rover Sport ')).toBe('range_rover_sport');
  });

  it('normalises once and for all', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(normaliseName(normaliseName(name))).toBe(normaliseName(name));
      }),
    );
  });
});
