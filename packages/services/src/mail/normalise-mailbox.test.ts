import { expect, test } from 'vitest';
import { normaliseMailbox } from './normalise-mailbox.js';

test('different spellings of an address are one mailbox', () => {
  const one = ['No.Ura+cars@Gmail.com', 'noura@gmail.com', 'NOURA+x+y@gmail.com'];
  expect(new Set(one.map(normaliseMailbox))).toEqual(new Set(['noura@gmail.com']));
  expect(normaliseMailbox('First.Last+a@Market.test')).toBe('first.last@market.test');
  expect(normaliseMailbox('+a@market.test')).toBe('+a@market.test');
});
