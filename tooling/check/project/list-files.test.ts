import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './list-files.ts';

function folderWith(...paths: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
  return root;
}

test('in a repository what git ignores is left out', () => {
  const root = folderWith('a.ts', 'kept/b.ts', 'left/c.ts');
  writeFileSync(join(root, '.gitignore'), 'left/\n');
  execFileSync('git', ['init', '-q', root]);
  expect(listFiles(root).sort()).toEqual(['.gitignore', 'a.ts', 'kept/b.ts']);
});

test('without git everything but what is never tracked is there', () => {
  const root = folderWith('a.ts', 'packages/x/b.ts', 'node_modules/y/c.js', 'packages/x/dist/d.js');
  expect(listFiles(root).sort()).toEqual(['a.ts', 'packages/x/b.ts']);
});
