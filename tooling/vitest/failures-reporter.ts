import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter } from 'vitest/node';

/**
 * Appends each failed test as a line of JSON to `test-results/failed.jsonl` of the package, so that a
 * run that is stopped can still say what has failed: Vitest writes its own report at the end.
 */
const reporter: Reporter = {
  onInit(vitest) {
    file = `${vitest.config.root}/test-results/failed.jsonl`;
    rmSync(file, { force: true });
  },
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    mkdirSync(dirname(file), { recursive: true });
    const failure = {
      file: test.module.moduleId,
      title: test.fullName,
      text: errors?.[0]?.message,
    };
    appendFileSync(file, `${JSON.stringify(failure)}\n`);
  },
};

let file = '';

export default reporter;
