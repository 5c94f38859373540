import { withoutIsolates } from '@mawkib/core/locale';
import { expect, test } from 'vitest';
import { fileSize, violationMessage } from './rules.js';

test.each([
  [5 * 1024 * 1024, 'The file must not be larger than 5 MB', 'يجب ألا يتجاوز حجم الملف 5 MB'],
  [200 * 1024, 'The file must not be larger than 200 KB', 'يجب ألا يتجاوز حجم الملف 200 KB'],
])('a file of more than %d bytes is told the limit [B-5-04]', (most, english, arabic) => {
  expect(fileSize(most, most)).toBeNull();
  const violation = fileSize(most + 1, most);
  expect(violation && violationMessage(violation, 'en')).toBe(english);
  expect(violation && withoutIsolates(violationMessage(violation, 'ar'))).toBe(arabic);
});
