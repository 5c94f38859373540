import { expect, it } from 'vitest';
import { nameIn } from './name-in.js';

it('takes a name in the asked language, or as it is', () => {
  expect(nameIn('نورة · Noura', 'ar')).toBe('نورة');
  expect(nameIn('نورة · Noura', 'en')).toBe('Noura');
  expect(nameIn('Noura', 'ar')).toBe('Noura');
});
