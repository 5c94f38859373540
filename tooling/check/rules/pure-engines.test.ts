import { expect, test } from 'vitest';
import { probe } from './probe.ts';
import { pureEngines } from './pure-engines.ts';

const at = (text: string, path = 'packages/forms/src/engine/validate.ts') =>
  probe(pureEngines, { [path]: text });

test.each([
  "import { useState } from 'react';",
  "import axios from 'axios';",
  "import { Button } from '@mawkib/ui';",
  'const now = Date.now();',
  'const today = new Date();',
  'const id = Math.random();',
  'window.scrollTo(0, 0);',
  "const kept = localStorage.getItem('x');",
])('%s is rejected', (text) => {
  expect(at(text)).toHaveLength(1);
});

test.each([
  "import { foldArabic } from '@mawkib/core/locale';",
  'const day = new Date(now());',
  'const title = input.document.title;',
  '// never Date.now()',
])('%s passes', (text) => {
  expect(at(text)).toEqual([]);
});

test('bindings and tests may do what engines may not', () => {
  expect(at('Date.now()', 'packages/forms/src/react/LeadForm.tsx')).toEqual([]);
  expect(at('Date.now()', 'packages/forms/src/engine/validate.test.ts')).toEqual([]);
});

test('core is an engine, its binding apart', () => {
  expect(at('Date.now()', 'packages/core/src/consent/create-consent.ts')).toHaveLength(1);
  expect(at("import { useState } from 'react';", 'packages/core/src/react/use.ts')).toEqual([]);
});
