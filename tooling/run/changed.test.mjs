import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { affectedBy, narrowSteps, readChanges, readWorkspaces } from './changed.mjs';
import { steps } from './steps.mjs';

const workspaces = new Map([
  ['@mawkib/core', { folder: 'packages/core', dependencies: ['@mawkib/tooling-vitest'] }],
  ['@mawkib/core-extra', { folder: 'packages/core-extra', dependencies: [] }],
  ['@mawkib/ui', { folder: 'packages/ui', dependencies: ['@mawkib/core'] }],
  ['@mawkib/serve', { folder: 'packages/serve', dependencies: ['@mawkib/core'] }],
  ['@mawkib/storybook', { folder: 'apps/storybook', dependencies: ['@mawkib/ui'] }],
  ['@mawkib/demo', { folder: 'tooling/serve', dependencies: ['@mawkib/serve'] }],
  ['@mawkib/e2e', { folder: 'tooling/e2e', dependencies: [] }],
  ['@mawkib/tooling-vitest', { folder: 'tooling/vitest', dependencies: [] }],
]);
const narrow = (...files) => narrowSteps(steps, { base: 'abc', files }, workspaces);
const names = (narrowed) => narrowed.map(({ name }) => name);
const commandOf = (narrowed, wanted) =>
  narrowed.find(({ name }) => name === wanted)?.command.join(' ');

test('a changed file affects its workspace and whatever depends on it', () => {
  const { changed, dependents, everything } = affectedBy(
    ['packages/core/src/x.ts', 'docs/x.md', 'README.md', '.changeset/x.md'],
    workspaces,
  );
  expect([...changed]).toEqual(['@mawkib/core']);
  expect([...dependents].sort()).toEqual(
    ['demo', 'serve', 'storybook', 'ui'].map((name) => `@mawkib/${name}`),
  );
  expect(everything).toBe(false);
});

test.each(['pnpm-lock.yaml', 'tsconfig.base.json', 'turbo.json'])(
  'a change of %s affects everything',
  (file) => {
    expect(narrow(file)).toBe(steps);
  },
);

test('without a change, and with one of a document, the checks remain', () => {
  expect(names(narrow())).toEqual(['build', 'check']);
  expect(names(narrow('docs/architecture.md'))).toEqual(['build', 'check']);
  expect(names(narrow('docs/guides/starting-a-market.md'))).toEqual(['build', 'check', 'market']);
});

test('a changed workspace runs all of its tests, its dependents those that import a changed file', () => {
  const narrowed = narrow('packages/ui/src/Button.tsx');
  expect(names(narrowed)).toEqual(['build', 'check', 'unit', 'related', 'stories']);
  const unit = commandOf(narrowed, 'unit');
  expect(unit).toMatch(/ --filter=@mawkib\/ui -- /);
  expect(unit).not.toContain('--changed');
  expect(commandOf(narrowed, 'related')).toMatch(
    / --filter=@mawkib\/storybook -- .* --changed=abc$/,
  );
  // Stories load their blocks by name: no import leads to them.
  expect(commandOf(narrowed, 'stories')).not.toContain('--changed');
});

test('a change of the stories’ own set-up runs all stories', () => {
  const narrowed = narrow('apps/storybook/run/settle.ts');
  expect(names(narrowed)).toEqual(['build', 'check', 'unit', 'stories']);
  expect(commandOf(narrowed, 'stories')).not.toContain('--changed');
});

test('journeys and the second market run when something that they run has changed', () => {
  expect(names(narrow('packages/core/src/x.ts'))).toEqual([
    'build',
    'check',
    'unit',
    'related',
    'stories',
    'e2e',
    'market',
  ]);
  expect(names(narrow('tooling/e2e/journeys/lead.e2e.ts'))).toEqual([
    'build',
    'check',
    'unit',
    'e2e',
  ]);
});

test('steps that were asked for are narrowed, no others are added', () => {
  const asked = steps.filter(({ name }) => name === 'unit');
  const narrowed = narrowSteps(asked, { base: 'abc', files: ['packages/core/x.ts'] }, workspaces);
  expect(names(narrowed)).toEqual(['unit', 'related']);
});

test('workspaces are read from their manifests', () => {
  const root = mkdtempSync(join(tmpdir(), 'run-'));
  const path = join(root, 'packages/ui/package.json');
  mkdirSync(dirname(path), { recursive: true });
  const manifest = { name: '@mawkib/ui', dependencies: { a: '1' }, devDependencies: { b: '1' } };
  writeFileSync(path, JSON.stringify(manifest));
  expect([...readWorkspaces(root)]).toEqual([
    ['@mawkib/ui', { folder: 'packages/ui', dependencies: ['a', 'b'] }],
  ]);
});

test('changes are committed, uncommitted and new files since the branch left main', async () => {
  const root = mkdtempSync(join(tmpdir(), 'run-'));
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.test'];
  const git = (...args) =>
    execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' });
  const write = (name, text) => writeFileSync(join(root, name), text);
  git('init', '-q', '-b', 'main');
  write('old', '1');
  write('edited', '1');
  git('add', '.');
  git('commit', '-qm', 'first');
  const base = git('rev-parse', 'HEAD').trim();
  git('switch', '-qc', 'topic');
  write('committed', '1');
  git('add', '.');
  git('commit', '-qm', 'second');
  write('edited', '2');
  write('new', '1');
  expect(await readChanges(root)).toEqual({ base, files: ['committed', 'edited', 'new'] });

  git('branch', '-qD', 'main');
  await expect(readChanges(root)).rejects.toThrow('There is no branch main');
});
