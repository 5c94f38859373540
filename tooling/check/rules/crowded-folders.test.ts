import { expect, test } from 'vitest';
import { crowdedFolders } from './crowded-folders.ts';
import { probe } from './probe.ts';

const folder = 'packages/core/src/money';

const files = (count: number, suffix = '.ts', at = folder) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${at}/part-${String(index + 1).padStart(2, '0')}${suffix}`,
      'export {};',
    ]),
  );

test('15 source files without a README are reported once', () => {
  expect(probe(crowdedFolders, files(15))).toEqual([
    'packages/core/src/money/part-01.ts money holds 15 source files: split it, or add a README.md that says what lives here and what may import it',
  ]);
  expect(probe(crowdedFolders, files(15, '.mjs', 'tooling/run'))).toHaveLength(1);
});

test('a README is enough, and so are fewer files', () => {
  expect(probe(crowdedFolders, { ...files(15), [`${folder}/README.md`]: '# Money' })).toEqual([]);
  expect(probe(crowdedFolders, files(14))).toEqual([]);
});

test('files of subfolders count there', () => {
  expect(probe(crowdedFolders, { ...files(8), ...files(8, '.ts', `${folder}/format`) })).toEqual(
    [],
  );
});

test.each(['.test.ts', '.stories.tsx', '.fixture.ts', '.generated.ts', '.d.ts', '.css'])(
  'files that end in %s are not counted',
  (suffix) => {
    expect(probe(crowdedFolders, { ...files(14), ...files(5, suffix) })).toEqual([]);
  },
);
