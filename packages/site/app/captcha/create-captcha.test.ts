// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"disableJavaScriptFileLoading":true,"handleDisabledFileLoadingAsSuccess":true}}
import { afterEach, expect, test, vi } from 'vitest';
import { createCaptcha } from './create-captcha.ts';

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const given = (granted: boolean) =>
  createCaptcha({
    siteKey: 'key',
    scriptUrl: 'https://captcha.example/api.js',
    consent: { granted: (scope) => granted && scope === 'optional' },
  });
const loaded = () => {
  const execute = vi.fn(async () => 'token');
  vi.stubGlobal('grecaptcha', { ready: (run: () => void) => run(), execute });
  return execute;
};

test('nothing is requested before the scope is granted or the visitor agrees in the form', async () => {
  loaded();
  const captcha = given(false);
  captcha.prepare();
  expect(await captcha.requestToken({ allowed: false })).toEqual({ kind: 'needs_consent' });
  expect(scripts()).toEqual([]);
  expect(await captcha.requestToken({ allowed: true })).toEqual({ kind: 'token', token: 'token' });
  expect(scripts()).toEqual(['https://captcha.example/api.js?render=key']);
});

test('with the scope it is loaded once, when a form is begun, and asked at each submit', async () => {
  const execute = loaded();
  const captcha = given(true);
  expect(scripts()).toEqual([]);
  captcha.prepare();
  captcha.prepare();
  await captcha.requestToken({ allowed: false });
  await captcha.requestToken({ allowed: false });
  expect(scripts()).toHaveLength(1);
  expect(execute).toHaveBeenCalledTimes(2);
});

test('a script that brings no captcha fails this submit alone', async () => {
  const captcha = given(true);
  expect(await captcha.requestToken({ allowed: false })).toEqual({ kind: 'failed' });
  loaded();
  expect(await captcha.requestToken({ allowed: false })).toEqual({ kind: 'token', token: 'token' });
});
