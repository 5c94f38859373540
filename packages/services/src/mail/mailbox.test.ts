import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.js';

test('a mailbox is one however its address is written', () => {
  const one = ['No.Ura+cars@Gmail.com', 'noura@gmail.com', 'NOURA+x+y@gmail.com'];
  expect(new Set(one.map(mailboxOf))).toEqual(new Set(['noura@gmail.com']));
  expect(mailboxOf('First.Last+a@Market.test')).toBe('first.last@market.test');
  expect(mailboxOf('+a@market.test')).toBe('+a@market.test');
});
