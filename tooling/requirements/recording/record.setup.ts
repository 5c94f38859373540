import { appendFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { coveredLines, type ScriptCoverage } from './covered-lines.ts';

/**
 * Loaded before each test file while coverage is recorded. Around each test that is labelled with a
 * requirement it takes V8's counts, so that what is written is what this one test runs.
 */
const { MAWKIB_RECORD: output = '', MAWKIB_ROOT: root = '' } = process.env;
const session = new Session();
session.connect();

/** What has run since the last call. */
async function take(): Promise<ScriptCoverage[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result.filter(({ url }) => /\/(?:src|app|server)\//.test(url));
}

const isLabelled = (name: string) => /\[[A-Z]-\d+-\d+\]/.test(name);

let prepared: ScriptCoverage[] = [];

beforeAll(async () => {
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});

beforeEach(async ({ task }) => {
  if (isLabelled(task.name)) prepared = [...prepared, ...(await take())];
});

afterEach(async ({ task }) => {
  if (!isLabelled(task.name)) return;
  const files = coveredLines(await take(), root);
  const own = Object.keys(files).length > 0;
  // A test may compare what a hook or the file itself has computed.
  const line = {
    file: task.file.filepath,
    title: task.name,
    passed: task.result?.state !== 'fail',
    milliseconds: Math.round(Date.now() - (task.result?.startTime ?? Date.now())),
    own,
    files: own ? files : coveredLines(prepared, root),
  };
  appendFileSync(output, `${JSON.stringify(line)}\n`);
});
