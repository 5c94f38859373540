import { withoutIsolates } from '@mawkib/core/locale';
import { expect, test } from 'vitest';
import { fileSize, minLength, required, type Violation, violationMessage } from './rules.js';

test.each([
  [5 * 1024 * 1024, 'The file must not be larger than 5 MB', 'يجب ألا يتجاوز حجم الملف 5 MB'],
  [200 * 1024, 'The file must not be larger than 200 KB', 'يجب ألا يتجاوز حجم الملف 200 KB'],
])('a file of more than %d bytes returns the limit [B-5-04]', (max, english, arabic) => {
  expect(fileSize(max, max)).toBeNull();
  const violation = fileSize(max + 1, max);
  expect(violation && violationMessage(violation, 'en')).toBe(english);
  expect(violation && withoutIsolates(violationMessage(violation, 'ar'))).toBe(arabic);
});

test.each<[Violation | null, string, string]>([
  [required(''), 'This field is required', 'هذا الحقل مطلوب'],
  [minLength('a', 3), 'Please enter at least 3 characters', 'يُرجى إدخال 3 أحرف على الأقل'],
  [minLength('a', 12), 'Please enter at least 12 characters', 'يُرجى إدخال 12 حرفًا على الأقل'],
  [
    fileSize(6_000_000, 5 * 1024 * 1024),
    'The file must not be larger than 5 MB',
    'يجب ألا يتجاوز حجم الملف 5 MB',
  ],
])('default texts: %j is “%s” and “%s” [S-5-19]', (violation, english, arabic) => {
  expect(violation && violationMessage(violation, 'en')).toBe(english);
  expect(violation && withoutIsolates(violationMessage(violation, 'ar'))).toBe(arabic);
});

test('the texts of a market replace them, by {min} or {length} [B-5-27]', () => {
  const say = (violation: Violation | null, text: string) =>
    violation && violationMessage(violation, 'en', { [violation.code]: { en: text } });
  expect(say(required(''), 'Needed')).toBe('Needed');
  expect(say(minLength('a', 3), 'At least {min}')).toBe('At least 3');
  expect(say(minLength('a', 3), 'At least {length}')).toBe('At least 3');
  expect(say(fileSize(2048, 1024), 'At most {size}')).toBe('At most 1 KB');
});
