import { expect, test } from 'vitest';
import { postedForm } from './posted-form.server.ts';

const read = (body: string, type?: string) =>
  postedForm(
    new Request('https://market.example/ar/', {
      method: 'POST',
      body: new TextEncoder().encode(body),
      ...(type !== undefined && { headers: { 'content-type': type } }),
    }),
  ).then(
    (form) => Object.fromEntries(form),
    (thrown) => thrown.init.status,
  );

test.each([
  ['{"name":"a"}', 'application/json'],
  ['name=a', 'text/plain'],
  ['name=a', undefined],
  ['<a/>', 'application/x-www-form-urlencoded-x'],
])('%s as %s is not what a form sends', async (body, type) => {
  expect(await read(body, type)).toBe(415);
});

test('a form is read, one that breaks off is rejected', async () => {
  expect(await read('name=%D8%A3', 'Application/X-WWW-Form-Urlencoded; charset=utf-8')).toEqual({
    name: 'أ',
  });
  expect(await read('--x\r\nContent-Dispo', 'multipart/form-data; boundary=x')).toBe(400);
  expect(await read('', 'multipart/form-data')).toBe(400);
});
