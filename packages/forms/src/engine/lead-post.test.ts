import { expect, test } from 'vitest';
import { everyType } from './form.fixture.js';
import { answersFromFormData, readLeadPost } from './lead-post.js';
import { validateAnswers } from './validate-answers.js';

const post = (...pairs: [string, string | Blob][]) => {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
};

test('a native post becomes answers that validate', () => {
  const data = post(
    ['_action', 'lead'],
    ['name', 'سارة'],
    ['email', 'sara@example.ae'],
    ['extras', 'a'],
    ['extras', 'b'],
    ['consent', 'on'],
    ['admin', 'true'],
  );
  const answers = answersFromFormData(everyType, data);
  expect(answers).toEqual({
    name: 'سارة',
    email: 'sara@example.ae',
    extras: ['a', 'b'],
    consent: 'on',
  });
  expect(validateAnswers(everyType, answers, 'ar').ok).toBe(true);
});

test('a file where a text belongs is no text', () => {
  expect(answersFromFormData(everyType, post(['name', new Blob(['x'])]))).toMatchObject({
    name: '',
  });
});

test('the post names its form and its key; a key that is none is dropped', () => {
  const key = '2c5ea4c0-4067-4fe9-8bad-9b1deb4d3b7d';
  const lead = (key: string) =>
    readLeadPost(post(['_action', 'lead'], ['_form_id', 'test-drive'], ['_idempotency_key', key]));
  expect(lead(key)).toEqual({ formId: 'test-drive', idempotencyKey: key });
  const placed = (block: string) =>
    readLeadPost(post(['_action', 'lead'], ['_form_id', 'x'], ['_block', block]))?.block;
  expect(placed('block-1')).toBe('block-1');
  expect(placed('"><script>')).toBeUndefined();
  expect(lead('1; drop table')).toEqual({ formId: 'test-drive', idempotencyKey: undefined });
  expect(readLeadPost(post(['_action', 'order'], ['_form_id', 'x']))).toBeNull();
  expect(readLeadPost(post(['_action', 'lead']))).toBeNull();
});
