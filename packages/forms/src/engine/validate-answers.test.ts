import { leadData } from '@mawkib/api-clients/contracts/forms';
import { cpuGrowth } from '@mawkib/tooling-vitest/cpu-cost';
import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyType, formOf, options } from './form.fixture.js';
import { validateAnswers } from './validate-answers.js';

const good = { name: 'سارة', email: 'sara@example.ae', consent: 'on' };

const messageOf = (form: ReturnType<typeof formOf>, answers: unknown, locale: 'ar' | 'en') => {
  const result = validateAnswers(form, answers, locale);
  return result.ok ? null : Object.values(result.errors).map(({ message }) => message);
};

describe('the generic rules and their texts', () => {
  const name = formOf({ id: 'name', type: 'text', required: true, min_length: 3, max_length: 5 });

  test.each([undefined, null, '', '   ', '\u0000', {}, []])(
    'an empty required answer (%j) is an error [B-5-02]',
    (value) => {
      expect(messageOf(name, { name: value }, 'en')).toEqual(['This field is required']);
      expect(messageOf(name, { name: value }, 'ar')).toEqual(['هذا الحقل مطلوب']);
    },
  );

  test('an answer that is too short names the required length [B-5-03]', () => {
    expect(messageOf(name, { name: 'ab' }, 'en')).toEqual(['Please enter at least 3 characters']);
    expect(messageOf(name, { name: 'ab' }, 'ar')).toEqual(['يُرجى إدخال 3 أحرف على الأقل']);
  });

  test('an answer past the limit: Character limit exceeded [S-5-20]', () => {
    expect(messageOf(name, { name: 'abcdef' }, 'en')).toEqual(['Character limit exceeded']);
    expect(messageOf(name, { name: 'abcde' }, 'en')).toBeNull();
  });

  test('without a limit of its own a text field takes any text the contract can hold [B-5-33]', () => {
    const free = formOf({ id: 'note', type: 'textarea' });
    expect(messageOf(free, { note: 'ن'.repeat(5000) }, 'en')).toBeNull();
    expect(messageOf(free, { note: 'ن'.repeat(5001) }, 'en')).toEqual(['Character limit exceeded']);
  });

  test('a character is one, however many units it takes', () => {
    expect(messageOf(name, { name: '😀😀😀😀😀' }, 'en')).toBeNull();
    expect(messageOf(name, { name: '😀😀' }, 'en')).toEqual(['Please enter at least 3 characters']);
  });

  test('lines count as one character however the browser sent them', () => {
    const note = formOf({ id: 'note', type: 'textarea', max_length: 5 });
    expect(messageOf(note, { note: 'a\r\nb\r\nc' }, 'en')).toBeNull();
  });

  test("a market's own text takes the place of the default one", () => {
    const result = validateAnswers(name, { name: 'a' }, 'en', {
      too_short: { en: 'Only {min}, please' },
    });
    expect(result).toMatchObject({ errors: { name: { message: 'Only 3, please' } } });
  });
});

describe('what is stored', () => {
  test('answers are normalised and fields the form does not have are dropped', () => {
    const result = validateAnswers(
      everyType,
      {
        ...good,
        name: '  سارة  ',
        phone: '٠٥٠ ١٢٣ ٤٥٦٧',
        day: '٢٤/١٢/٢٠٢٦',
        extras: ['c', 'a', 'a'],
        dealer: 'L2',
        admin: 'true',
        __proto__: { polluted: 'x' },
      },
      'ar',
    );
    expect(result).toEqual({
      ok: true,
      answers: {
        name: 'سارة',
        email: 'sara@example.ae',
        phone: '+971501234567',
        extras: ['a', 'c'],
        consent: 'true',
        day: '2026-12-24',
        dealer: 'L2',
      },
    });
  });

  test.each([
    ['model', 'bentley'],
    ['time', 'night'],
    ['dealer', 'L9'],
    ['extras', ['a', 'z']],
  ])('%s takes its own options only', (id, value) => {
    const result = validateAnswers(everyType, { ...good, [id]: value }, 'en');
    expect(result).toMatchObject({ ok: false, errors: { [id]: { code: 'invalid_option' } } });
  });

  test('a location without options in the form accepts any short id', () => {
    const form = formOf({ id: 'dealer', type: 'location' });
    expect(validateAnswers(form, { dealer: 'L77' }, 'en').ok).toBe(true);
    expect(validateAnswers(form, { dealer: 'x'.repeat(65) }, 'en').ok).toBe(false);
  });

  test.each(['off', 'false', '', 'no', 0, [], {}])(
    'consent that is not given (%j) is rejected',
    (value) => {
      const result = validateAnswers(everyType, { ...good, consent: value }, 'en');
      expect(result).toMatchObject({ errors: { consent: { code: 'required' } } });
    },
  );

  test('a required group needs one choice', () => {
    const form = formOf({ id: 'extras', type: 'checkbox', required: true, options: options('a') });
    expect(validateAnswers(form, { extras: [] }, 'en').ok).toBe(false);
    expect(validateAnswers(form, { extras: 'a' }, 'en').ok).toBe(true);
  });

  test('a field may be called like a part of an object', () => {
    const form = formOf({ id: '__proto__', type: 'text' }, { id: 'constructor', type: 'text' });
    const result = validateAnswers(form, JSON.parse('{"__proto__":"a"}'), 'en');
    expect(result.ok && Object.entries(result.answers)).toEqual([['__proto__', 'a']]);
  });
});

describe('any input', () => {
  const anything = fc.oneof(
    fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
    fc.record(
      Object.fromEntries(everyType.attributes.fields.map(({ id }) => [id, fc.anything()])),
      { requiredKeys: [] },
    ),
  );

  test('an answer comes back, never an exception, and what passes fits the contract', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom('ar', 'en'), (answers, locale) => {
        const result = validateAnswers(everyType, answers, locale as 'ar' | 'en');
        if (result.ok) return leadData.safeParse(result.answers).success;
        return Object.values(result.errors).every(({ message }) => message.length > 0);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('what was accepted is accepted again, unchanged', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(
      fc.property(text, text, fc.subarray(['a', 'b', 'c']), (name, note, extras) => {
        const first = validateAnswers(everyType, { ...good, name, note, extras }, 'ar');
        if (!first.ok) return;
        expect(validateAnswers(everyType, first.answers, 'ar')).toEqual(first);
      }),
    );
  });

  test('a hostile megabyte is rejected at once', () => {
    for (const { id } of everyType.attributes.fields) {
      const validate = (size: number) => {
        const huge = Array(1000).fill('+'.repeat(size));
        validateAnswers(everyType, { ...good, [id]: huge }, 'en');
      };
      expect(cpuGrowth(validate, 1_000_000), id).toBeLessThan(24);
    }
  });
});
