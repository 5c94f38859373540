import { expect, test } from 'vitest';
import { passedCatalogue } from './passed-catalogue.ts';
import { probe } from './probe.ts';

const at = (path: string, text: string) => probe(passedCatalogue, { [path]: text });
const anywhere = 'packages/services/src/content/pages/drafts/save-page-changes.ts';

test.each([
  "import { builtInBlocks } from '@mawkib/blocks/definitions';",
  "import { builtInBlocks as all, type Catalogue } from '@mawkib/blocks/definitions';",
  "export { builtInComponents } from '@mawkib/blocks';",
  "import * as blocks from '@mawkib/blocks';",
  "const { builtInBlocks } = await import('@mawkib/blocks/definitions');",
  "import { catalogue } from '@mawkib/demo-market/catalogue';",
  "const market = await import('@mawkib/demo-market/components');",
])('%s is rejected outside the market', (text) => {
  expect(at(anywhere, text)).toHaveLength(1);
  expect(at('packages/forms/src/a.ts', text)).toHaveLength(1);
});

test('the problem states what to do instead', () => {
  const text = "\nimport { builtInBlocks } from '@mawkib/blocks/definitions';";
  expect(at(anywhere, text)).toEqual([
    `${anywhere}:2 'builtInBlocks' of @mawkib/blocks/definitions is for the market alone: take the catalogue (or the components) from whoever calls: parameter, context or props`,
  ]);
});

test('modules of the package do not take their own list either', () => {
  const text = "import { builtInBlocks } from '../../built-in/built-in-blocks.generated.js';";
  expect(at('packages/blocks/src/model/resolving/resolve-page.ts', text)).toHaveLength(1);
  const renderer =
    "import { builtInComponents } from '../built-in/built-in-components.generated.js';";
  expect(at('packages/blocks/src/renderer/LiveBlock.tsx', renderer)).toHaveLength(1);
  expect(at('packages/blocks/src/built-in/components.fixture.ts', renderer)).toEqual([]);
});

test.each([
  [anywhere, "import type { Catalogue } from '@mawkib/blocks/definitions';"],
  [anywhere, "import { createCatalogue } from '@mawkib/blocks/definitions';"],
  [anywhere, "import { Blocks } from '@mawkib/blocks';"],
  ['apps/market/src/catalogue.ts', "import { builtInBlocks } from '@mawkib/blocks/definitions';"],
  ['apps/api/src/main.ts', "import { catalogue } from '@mawkib/demo-market/catalogue';"],
  ['apps/site/app/parts.ts', "import { components } from '@mawkib/demo-market/components';"],
  ['apps/api/src/testing/a.ts', "import { catalogue } from '@mawkib/demo-market/catalogue';"],
  ['apps/site/app/a.test.ts', "import { builtInBlocks } from '@mawkib/blocks/definitions';"],
])('in %s passes: %s', (path, text) => {
  expect(at(path, text)).toEqual([]);
});
