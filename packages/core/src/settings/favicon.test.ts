import { expect, it } from 'vitest';
import { favicon } from './favicon.js';

it.each([
  ['', {}],
  ['favicon.ico', {}],
  ['icons/a.svg', { any: '/icons/a.svg' }],
  ['{"jaguar":"/j.png","any":"a.ico","mini":"/m.png"}', { jaguar: '/j.png', any: '/a.ico' }],
  ['{"jaguar":"//evil.example/a.png","land-rover":"/b.svg"}', { 'land-rover': '/b.svg' }],
])('reads %j as paths by theme', (text, paths) => expect(favicon().read(text)).toEqual(paths));

it.each([
  'https://evil.example/a.ico',
  '//evil.example/a.ico',
  '/a/../b.ico',
  'javascript:a.ico',
  '/a.ico"onload="x',
  '/icon',
  '[]',
  '{',
])('rejects %j', (text) => expect(favicon().read(text)).toBeUndefined());
