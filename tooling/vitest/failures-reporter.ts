import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase, Vitest } from 'vitest/node';

/**
 * Appends each failed test as a line of JSON to `test-results/failed.jsonl` of the package, so that a
 * run that is stopped can still say what has failed: Vitest writes its own report at the end.
 */
export default class FailuresReporter implements Reporter {
  #file = '';

  onInit({ config }: Vitest) {
    this.#file = `${config.root}/test-results/failed.jsonl`;
    rmSync(this.#file, { force: true });
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    mkdirSync(dirname(this.#file), { recursive: true });
    const text = errors?.[0]?.message;
    const failure = { file: test.module.moduleId, title: test.fullName, text };
    appendFileSync(this.#file, `${JSON.stringify(failure)}\n`);
  }
}
