import { expect, test } from 'vitest';
import { machinePaths } from './machine-paths.ts';
import { probe } from './probe.ts';

const at = (text: string) => probe(machinePaths, { 'docs/guide.md': text });
const path = (...parts: string[]) => `/${parts.join('/')}`;

test.each([
  `cd ${path('home', 'sami', 'mawkib')}`,
  `'${path('Users', 'sami')}'`,
  `see ${path('root', '.npmrc')}`,
  `file://${path('work', 'main')}`,
  `npm from https://${['registry', 'npmjs', 'org'].join('.')}/`,
])('%s is rejected', (text) => {
  expect(at(text)).toHaveLength(1);
});

test.each(['/ar/home/offers', 'https://mawkib.test/home/', '/usr/bin/chromium', '~/project/x'])(
  '%s passes',
  (text) => {
    expect(at(text)).toEqual([]);
  },
);
