import { expect, test } from 'vitest';
import { manifest, probe } from './probe.ts';
import { visitorWeight } from './visitor-weight.ts';

const card = 'packages/ui/src/Card.tsx';

test('a component that imports a heavy library is rejected, types and lazy imports pass', () => {
  expect(probe(visitorWeight, { [card]: "import axios from 'axios';" })).toEqual([
    `${card} visitors would load axios`,
  ]);
  const light = "import type { ZodType } from 'zod';\nconst later = () => import('axios');";
  expect(probe(visitorWeight, { [card]: light })).toEqual([]);
});

test('the way is found through files and packages, and told', () => {
  const world = {
    'packages/api-clients/package.json': manifest('@mawkib/api-clients'),
    'packages/api-clients/src/index.ts': "export { read } from './read.js';",
    'packages/api-clients/src/read.ts': "import * as z from 'zod';",
    'packages/ui/src/fetch-card.ts': "import { read } from '@mawkib/api-clients';",
    [card]: "import { fetchCard } from './fetch-card.js';",
  };
  expect(probe(visitorWeight, world)).toEqual([
    `${card} visitors would load packages/ui/src/fetch-card.ts → packages/api-clients/src/index.ts → packages/api-clients/src/read.ts → zod`,
  ]);
});

test('of a barrel only the asked name counts', () => {
  const world = {
    'packages/ui/src/index.ts': "export { a } from './a.js';\nexport { b } from './b.js';",
    'packages/ui/src/a.ts': 'export const a = 1;',
    'packages/ui/src/b.ts': "import sanitize from 'sanitize-html';",
  };
  const importing = (name: string) => ({
    ...world,
    [card]: `import { ${name} } from './index.js';`,
  });
  expect(probe(visitorWeight, importing('a'))).toEqual([]);
  expect(probe(visitorWeight, importing('b'))).toHaveLength(1);
});

test('what only staff load may be heavy, and so may a story', () => {
  const text = "import markdown from 'markdown-it';";
  expect(probe(visitorWeight, { 'packages/blocks/src/editor/Canvas.tsx': text })).toEqual([]);
  expect(probe(visitorWeight, { 'packages/site/app/staff/Canvas.tsx': text })).toEqual([]);
  expect(probe(visitorWeight, { 'packages/ui/src/Card.stories.tsx': text })).toEqual([]);
  expect(probe(visitorWeight, { 'packages/ui/src/stories/Shown.tsx': text })).toEqual([]);
});

test('imports in a circle come to an end', () => {
  const world = {
    [card]: "import { a } from './a.js';",
    'packages/ui/src/a.ts': "import { b } from './b.js';",
    'packages/ui/src/b.ts': "import { a } from './a.js';",
  };
  expect(probe(visitorWeight, world)).toEqual([]);
});
