import { describe, expect, it } from 'vitest';
import { ownPath } from './index.js';

const origin = 'https://market.example';

describe('ownPath', () => {
  it.each([
    ['/ar/offers?a=1#b', '/ar/offers?a=1#b'],
    ['/ar/../en/', '/en/'],
    ['/〱x', '/%E3%80%B1x'],
    ['/ar/عروض?q=أبيض', '/ar/%D8%B9%D8%B1%D9%88%D8%B6?q=%D8%A3%D8%A8%D9%8A%D8%B6'],
    ['/@evil.example', '/@evil.example'],
  ])('%j leads to %j', (given, expected) => {
    expect(ownPath(given, origin)).toBe(expected);
    expect(new Headers({ location: expected }).get('location')).toBe(expected);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\evil.example',
    '/\t/evil.example/login',
    '/\n/evil.example',
    '/\v/x',
    '/\r\nset-cookie: a=1',
    '/..//evil.example',
    '/./\\evil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    'ar/',
    '/services/identity/sign-out',
    '/ar/../services/x',
    '',
    `/${'a'.repeat(2000)}`,
    null,
    undefined,
    ['/a'],
  ])('%j leads nowhere', (given) => {
    expect(ownPath(given, origin)).toBeNull();
  });
});
