import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What one labelled test ran of the product: lines by path from the root. */
export interface RecordedTest {
  title: string;
  passed: boolean;
  milliseconds: number;
  /** False if its hooks or its file ran the lines before it began. */
  own: boolean;
  files: Record<string, number[]>;
}

/** The tests of a file, and the contents that they were recorded with. */
interface RecordedFile {
  hashes: Record<string, string>;
  tests: RecordedTest[];
}

const folder = 'tooling/requirements/test-results/recorded';
const placeOf = (root: string, path: string) =>
  join(root, folder, `${path.replaceAll('/', '__')}.json`);

/** The hash of a file's content; nothing if it is gone. */
export function createHashes(root: string) {
  const known = new Map<string, string>();
  return (path: string): string => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const place = join(root, path);
    const hash = existsSync(place)
      ? createHash('sha1').update(readFileSync(place)).digest('base64url').slice(0, 12)
      : '';
    known.set(path, hash);
    return hash;
  };
}

/** What was recorded of a test file; nothing once it or code that its tests ran has changed. */
export function readRecorded(
  root: string,
  path: string,
  hashOf: (path: string) => string,
): RecordedTest[] | undefined {
  const place = placeOf(root, path);
  if (!existsSync(place)) return undefined;
  const { hashes, tests } = JSON.parse(readFileSync(place, 'utf8')) as RecordedFile;
  const same = Object.entries(hashes).every(([file, hash]) => hashOf(file) === hash);
  return same ? tests : undefined;
}

export function writeRecorded(root: string, path: string, tests: RecordedTest[]): void {
  const hashOf = createHashes(root);
  const files = new Set([path, ...tests.flatMap((test) => Object.keys(test.files))]);
  const hashes = Object.fromEntries([...files].map((file) => [file, hashOf(file)]));
  const place = placeOf(root, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, JSON.stringify({ hashes, tests } satisfies RecordedFile));
}

/** Reads records once. */
export function createRecords(root: string) {
  const hashOf = createHashes(root);
  const known = new Map<string, readonly RecordedTest[] | undefined>();
  const of = (path: string) => {
    if (!known.has(path)) known.set(path, readRecorded(root, path, hashOf));
    return known.get(path);
  };
  return {
    of,
    /** The records of files that have one. */
    all: (paths: readonly string[]) =>
      new Map(paths.flatMap((path) => (of(path) ? [[path, of(path) ?? []] as const] : []))),
  };
}
