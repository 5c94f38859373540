import { expect, test } from 'vitest';
import { marketNeutral } from './market-neutral.ts';
import { probe } from './probe.ts';

const at = (text: string, path = 'packages/ui/src/a.ts') => probe(marketNeutral, { [path]: text });

test.each([
  "if (country === 'AE') return;",
  'const currency = "AED";',
  "const zone = 'Asia/Dubai';",
  "const code = '+971';",
  'const gulf = /^(?:971|966)/;',
  "const theme = brand === 'land-rover' ? 1 : 2;",
  "const title = 'Land Rover';",
  'const selector = `[data-theme="jaguar"]`;',
  "const logos = ['default', 'range_rover'];",
  "const name = { ar: 'جاكوار' };",
  "const languages = ['ar', 'en'];",
  "z.enum(['en', 'ar'])",
])('%s is rejected in a package', (text) => {
  expect(at(text)).toHaveLength(1);
});

test('the problem states where the value is to be had', () => {
  expect(at("\nconst country = 'AE';")).toEqual([
    "packages/ui/src/a.ts:2 'AE' is of the first market: take it from `defaultMarket`",
  ]);
});

test.each([
  "const country = 'AEX';",
  'const price = 29_715;',
  "const label = { ar: 'سيارات', en: 'Cars' };",
  "const title = 'Discovery of a page';",
  "// `land-rover`, 'AE'",
  "/** Such as 'AED'. */",
  "import { landRover } from './frame/land-rover.js';",
])('%s passes', (text) => {
  expect(at(text)).toEqual([]);
});

test('data files, tests and what is no package may name the first market', () => {
  const text = "export const country = 'AE';";
  for (const path of [
    'packages/core/src/first-market/first-facts.ts',
    'packages/ui/src/a.test.tsx',
    'packages/ui/src/a.stories.tsx',
    'packages/forms/src/fixtures/a.ts',
    'apps/api/demo/market.ts',
    'tooling/serve/market.ts',
  ]) {
    expect(at(text, path)).toEqual([]);
  }
});
