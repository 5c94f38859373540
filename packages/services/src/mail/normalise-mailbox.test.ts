import { expect, test } from 'vitest';
import { normaliseMailbox } from './normalise-mailbox.js';

test('a mailbox is one however its address is written', () => {
  const one = ['No.Ura+cars@Gmail.com', 'noura@gmail.com', 'NOURA+x+y@gmail.com'];
  expect(new Set(one.map(normaliseMailbox))).toEqual(new Set(['noura@gmail.com']));
  expect(normaliseMailbox('First.Last+a@Market.test')).toBe('first.last@market.test');
  expect(normaliseMailbox('+a@market.test')).toBe('+a@market.test');
});
