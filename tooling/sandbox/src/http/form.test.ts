import { expect, it } from 'vitest';
import { readForm } from './form.ts';

it.each([
  ['a=1&b=', { a: '1', b: '' }],
  ['a[b][c]=1&a[d]=2', { a: { b: { c: '1' }, d: '2' } }],
  ['a[]=1&a[]=2', { a: ['1', '2'] }],
  ['a[0]=1&a[1]=2', { a: ['1', '2'] }],
  ['a[0][b]=1&a[1][b]=2', { a: [{ b: '1' }, { b: '2' }] }],
  ['a[5]=1', { a: { 5: '1' } }],
  ['a=1&a[b]=2', { a: { b: '2' } }],
  ['%D8%A7=%D8%A8+x', { ا: 'ب x' }],
])('%s', (text, form) => expect(JSON.parse(JSON.stringify(readForm(text)))).toEqual(form));

it('treats prototype names as plain names', () => {
  const form = readForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
  expect(Object.keys(form)).toEqual(['__proto__', 'constructor']);
});
