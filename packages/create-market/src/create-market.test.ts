import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { marketAnswers, type RawAnswers } from './market-answers.ts';
import { newPart } from './new/new-part.ts';
import { writeMarket } from './write-market.ts';

const given: RawAnswers = {
  name: 'Nova Kuwait',
  country: 'kw',
  languages: 'en, ar',
  accent: '#0B5C6E',
  demoContent: true,
};
const emptyFolder = () => mkdtempSync(join(tmpdir(), 'create-market-'));
const written = (changes: Partial<RawAnswers> = {}) => {
  const folder = emptyFolder();
  const files = writeMarket(folder, marketAnswers({ ...given, ...changes }), {});
  return { folder, files, read: (file: string) => readFileSync(join(folder, file), 'utf8') };
};

test('a market is at most 25 files, and states what follows from its country', () => {
  const { files, read } = written();
  expect(files.length).toBeLessThanOrEqual(25);
  const market = read('market.ts');
  for (const said of ["id: 'nova-kuwait'", "'Asia/Kuwait'", "code: 'KWD'", 'weekend: [5, 6]']) {
    expect(market).toContain(said);
  }
  expect(market).toContain("accent: '#0b5c6e'");
  expect(market).toContain("label: { en: 'Test drive', ar: 'تجربة قيادة' }, url: '/test-drive'");
  const texts = files.filter((file) => !file.endsWith('.webp'));
  expect(texts.filter((file) => read(file).includes('{{'))).toEqual([]);
});

test('without demo content there are pages and a form, but no cars', () => {
  const { read } = written({ demoContent: false });
  expect(read('content.ts')).toContain("path: '/test-drive'");
  expect(read('content.ts')).not.toMatch(/vehicles\(|dealer|demo/);
  expect(read('server.ts')).toMatch(/\n {2}content,\n/);
  const withDemo = written();
  expect(withDemo.read('content.ts')).toContain('export const demoContent');
  expect(withDemo.read('server.ts')).toMatch(/\n {2}content, demoContent,\n/);
});

test('versions of libraries are those that the packages are tested with', () => {
  const workspace = readFileSync(join(import.meta.dirname, '../../../pnpm-workspace.yaml'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(written().read('package.json'));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (name.startsWith('@mawkib/')) continue;
    expect(workspace, name).toMatch(new RegExp(`^  '?${name}'?: ${version}$`, 'm'));
  }
});

test.each([
  [{ country: 'XX' }, '--country: "XX" is not a country'],
  [{ country: 'Kuwait' }, '--country: "Kuwait" is not a country'],
  [{ name: 'نوفا' }, '--name: give a name with Latin letters'],
  [{ languages: 'en, !' }, '--languages: "!" is not a language tag'],
  [{ languages: 'en,en' }, '--languages: en is named twice'],
  [{ languages: ' ' }, '--languages: name at least one'],
  [{ accent: 'teal' }, '--accent: "teal" is not a colour'],
] as const)('%j is rejected in one line', (changes, message) => {
  expect(() => marketAnswers({ ...given, ...changes })).toThrow(message);
});

test('a folder that is not empty is left as it is', () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  expect(() => writeMarket(folder, marketAnswers(given), {})).toThrow('is not empty (notes.txt');
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});

test('a new block is known to the catalogue and the components; a taken name changes nothing', () => {
  const { folder, read } = written();
  newPart(folder, ['block', 'charging-times']);
  newPart(folder, ['block', 'city-map']);
  expect(read('catalogue.ts')).toContain('[...builtInBlocks, cityMap, chargingTimes]');
  expect(read('components.ts')).toMatch(
    /\.\.\.builtInComponents,\n {2}'city-map': \(\) =>\n.*CityMap\),\n {2}'charging-times'/,
  );
  expect(read('blocks/city-map/CityMap.tsx')).toContain('export function CityMap');
  const before = read('catalogue.ts');
  expect(() => newPart(folder, ['block', 'city-map'])).toThrow('blocks/city-map exists');
  expect(read('catalogue.ts')).toBe(before);
});

test('page types and languages are added to the market once', () => {
  const { folder, read } = written();
  newPart(folder, ['page-type', 'campaign']);
  newPart(folder, ['locale', 'fr']);
  expect(read('market.ts')).toContain(
    "pageTypes: [{ id: 'campaign', name: { en: 'Campaign', ar: 'Campaign'",
  );
  expect(read('market.ts')).toContain("locales: ['en', 'ar', 'fr']");
  expect(read('market.ts')).toContain("fr: 'Nova Kuwait'");
  expect(() => newPart(folder, ['locale', 'fr'])).toThrow('has fr already');
  expect(() => newPart(folder, ['page-type', 'campaign'])).toThrow('taken');
});

test('what is no market, an odd name and an unknown kind are rejected', () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'src'));
  expect(() => newPart(folder, ['block', 'city-map'])).toThrow(
    'run this in the folder of a market',
  );
  expect(existsSync(join(folder, 'blocks'))).toBe(false);
  expect(() => newPart(folder, ['block', 'CityMap'])).toThrow('kebab-case');
  expect(() => newPart(folder, ['theme', 'x'])).toThrow('Usage');
});
