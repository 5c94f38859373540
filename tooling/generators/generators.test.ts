import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { namesOf } from './names.ts';
import { newBlock } from './new-block.ts';
import { newDecision } from './new-decision.ts';
import { newPackage } from './new-package.ts';
import { fill } from './templates.ts';

const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const emptyRoot = () => mkdtempSync(join(tmpdir(), 'generators-'));
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

function rootWith(...paths: string[]) {
  const root = emptyRoot();
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(repository, path), join(root, path), { recursive: true });
  }
  return root;
}

const rootForBlocks = () => {
  const root = rootWith('packages/blocks/scripts', 'packages/blocks/package.json');
  for (const folder of ['built-in', 'blocks']) {
    mkdirSync(join(root, 'packages/blocks/src', folder), { recursive: true });
  }
  return root;
};

test('every spelling follows from the kebab-case name', () => {
  expect(namesOf('hero-carousel-2')).toEqual({
    key: 'hero-carousel-2',
    camel: 'heroCarousel2',
    pascal: 'HeroCarousel2',
    title: 'Hero carousel 2',
  });
});

test.each(['HeroCarousel', 'hero_carousel', '-hero', 'hero--x', '2hero', '../hero', ''])(
  "'%s' is refused, and told what would do",
  (name) => {
    expect(() => namesOf(name)).toThrow('kebab-case');
  },
);

test('a template that asks for what is not there is a mistake', () => {
  expect(() => fill('{{nothing}}', {})).toThrow("asks for 'nothing'");
});

test('a block brings its files, and the registry, chunks and exports know it', () => {
  const root = rootForBlocks();
  const folder = join(root, 'packages/blocks/src/blocks/tall-tower');
  const written = newBlock(root, 'tall-tower').map((path) => relative(folder, path));

  expect(written.sort()).toEqual(readdirSync(folder).sort());
  expect(written).toEqual(
    expect.arrayContaining([
      'TallTower.tsx',
      'TallTower.stories.tsx',
      'index.ts',
      'tall-tower.definition.ts',
      'tall-tower.fixture.ts',
      'tall-tower.sample.ts',
      'tall-tower.styles.ts',
      'tall-tower.test.ts',
    ]),
  );
  expect(read(folder, 'tall-tower.definition.ts')).toContain(
    'export const tallTower = defineBlock',
  );
  const blocks = join(root, 'packages/blocks');
  expect(read(blocks, 'src/built-in/built-in-blocks.generated.ts')).toContain('tallTower');
  expect(read(blocks, 'src/built-in/built-in-components.generated.ts')).toContain('TallTower');
  expect(read(blocks, 'package.json')).toContain('"./tall-tower"');
});

test('a block of a taken name is rejected and nothing is written', () => {
  const root = rootForBlocks();
  newBlock(root, 'tall-tower');
  const styles = join(root, 'packages/blocks/src/blocks/tall-tower/tall-tower.styles.ts');
  const before = read(styles);
  expect(() => newBlock(root, 'tall-tower')).toThrow('taken');
  expect(read(styles)).toBe(before);
});

test('a package is shaped as its sisters are', () => {
  const root = emptyRoot();
  newPackage(root, 'trade-in');
  const manifest = JSON.parse(read(root, 'packages/trade-in/package.json'));
  const sister = JSON.parse(read(repository, 'packages/core/package.json'));
  expect(manifest).toMatchObject({
    name: '@mawkib/trade-in',
    license: sister.license,
    type: sister.type,
    scripts: sister.scripts,
  });
  for (const name of ['tsconfig.json', 'tsconfig.build.json', 'tsup.config.ts']) {
    expect(read(root, 'packages/trade-in', name)).toBe(read(repository, 'packages/core', name));
  }
  // A sister without tests that need a worker of their own.
  const tests = 'vitest.config.ts';
  expect(read(root, 'packages/trade-in', tests)).toBe(read(repository, 'packages/ui', tests));
  expect(existsSync(join(root, 'packages/trade-in/README.md'))).toBe(true);
  expect(() => newPackage(root, 'trade-in')).toThrow('taken');
});

test('decisions are numbered on, and a title is taken once', () => {
  const root = rootWith('docs/decisions/template.md');
  const numbers = ['static-styles', 'one-process'].flatMap((name) => newDecision(root, name));
  expect(numbers.map((path) => relative(root, path))).toEqual([
    join('docs', 'decisions', '0001-static-styles.md'),
    join('docs', 'decisions', '0002-one-process.md'),
  ]);
  const text = read(root, 'docs/decisions/0001-static-styles.md');
  expect(text).toMatch(/^# Static styles\n\n\*\*Status:\*\* proposed/);
  for (const part of ['Context', 'Decision', 'Impact']) expect(text).toContain(`## ${part}`);
  expect(() => newDecision(root, 'one-process')).toThrow('0002-one-process.md');
});
