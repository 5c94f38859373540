import { expect, test } from 'vitest';
import { probe } from './probe.ts';
import { zodImports } from './zod-imports.ts';

const at = (text: string) => probe(zodImports, { 'packages/core/src/a.ts': text });

test.each([
  "import { z } from 'zod';",
  "import z from 'zod';",
  "import { object } from 'zod/v4';",
  "import {\n  z,\n} from 'zod';",
])('%s is rejected', (text) => {
  expect(at(text)).toHaveLength(1);
});

test.each([
  "import * as z from 'zod';",
  "import * as z from 'zod/mini';",
  "import { object } from 'zod/mini';",
  "import type { ZodType } from 'zod';",
  "// import { z } from 'zod';",
])('%s passes', (text) => {
  expect(at(text)).toEqual([]);
});
