import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter } from '@playwright/test/reporter';

const folder = join(import.meta.dirname, 'test-results');
const file = join(folder, 'failed.jsonl');

/** Appends each failed journey as a line of JSON: a run that is stopped leaves no report. */
export default class FailuresReporter implements Reporter {
  onBegin: Reporter['onBegin'] = () => rmSync(file, { force: true });

  onTestEnd: Reporter['onTestEnd'] = (test, { status, error }) => {
    if (status === test.expectedStatus || status === 'interrupted') return;
    const project = test.parent.project()?.name;
    const failure = {
      file: test.location.file,
      title: `[${project}] ${test.title}`,
      text: error?.message,
    };
    mkdirSync(folder, { recursive: true });
    appendFileSync(file, `${JSON.stringify(failure)}\n`);
  };
}
