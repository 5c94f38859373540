import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHashes, type RecordedTest, readRecorded, writeRecorded } from './create-records.ts';
import { runVitest } from './run-vitest.ts';

const setup = join(dirname(fileURLToPath(import.meta.url)), 'record.setup.ts');
const isUnit = /\.test\.tsx?$/;

/**
 * Runs the labelled tests of the files that have no current record, one workspace after
 * the other, and keeps what each of them covers.
 */
export async function record(
  root: string,
  paths: readonly string[],
  report: (line: string) => void,
): Promise<void> {
  const hashOf = createHashes(root);
  const stale = [...new Set(paths)].filter(
    (path) => isUnit.test(path) && !readRecorded(root, path, hashOf),
  );
  const byFolder = Object.groupBy(stale, (path) => path.split('/').slice(0, 2).join('/'));
  for (const [folder, files = []] of Object.entries(byFolder)) {
    const began = Date.now();
    const output = join(mkdtempSync(join(tmpdir(), 'mawkib-record-')), 'tests.jsonl');
    report(`${folder}: ${files.length} files`);
    const code = await runVitest(root, {
      folder,
      files: files.map((file) => relative(folder, file)),
      titles: '\\[[A-Z]-\\d+-\\d+\\]',
      setup,
      env: { MAWKIB_RECORD: output },
    });
    if (code !== 0) report(`${folder}: a test failed, or none ran`);
    const tests = readTests(output);
    rmSync(dirname(output), { recursive: true });
    for (const file of files) {
      const own = tests.filter((test) => test.file === join(root, file));
      const used = [file, ...own.flatMap((test) => Object.keys(test.files))];
      // What was changed meanwhile was not what ran.
      const isChanged = used.some((path) => statSync(join(root, path)).mtimeMs > began);
      if (own.length > 0 && !isChanged) {
        writeRecorded(
          root,
          file,
          own.map(({ file: _file, ...test }) => test),
        );
      }
    }
  }
}

function readTests(path: string): (RecordedTest & { file: string })[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}
