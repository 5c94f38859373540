import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';
import { probe } from './probe.ts';

const long = 'const a = 1;\n'.repeat(301);
const at = (text: string, path = 'apps/api/src/a.ts') => probe(fileSize, { [path]: text });

test('a long file without a reason is rejected', () => {
  expect(at(long)).toHaveLength(1);
});

test('a reason, a short file, a test and generated code pass', () => {
  expect(at(`// One table, kept in one place.\n${long}`)).toEqual([]);
  expect(at('const a = 1;\n'.repeat(299))).toEqual([]);
  expect(at(long, 'apps/api/src/a.test.ts')).toEqual([]);
  expect(at(long, 'apps/api/src/a.generated.ts')).toEqual([]);
});
