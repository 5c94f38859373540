import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const messageLines = 8;

/** The first lines of a failure message, without colours. */
function excerpt(text = '') {
  const lines = stripVTControlCharacters(text).trim().split('\n');
  return lines.slice(0, messageLines).map((line) => line.trimEnd());
}

function ofVitest({ testResults }) {
  return testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ file: file.name, title: '', text: file.message }];
      return failed.map(({ fullName, failureMessages }) => ({
        file: file.name,
        title: fullName,
        text: failureMessages[0],
      }));
    });
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

function ofPlaywright({ suites = [], errors = [] }) {
  const failed = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        file,
        title: `[${projectName}] ${title}`,
        text: results.at(-1)?.error?.message,
      })),
  );
  return [...failed, ...errors.map(({ message }) => ({ file: '', title: '', text: message }))];
}

function ofReport(report) {
  if (report.testResults) return ofVitest(report);
  return report.stats ? ofPlaywright(report) : [];
}

/**
 * Summary of failures for the end of a long run: file and title of each failed test in these Vitest
 * and Playwright reports, then the first lines of its message, indented.
 */
export function describeFailures(paths, root) {
  return paths
    .flatMap((path) => ofReport(JSON.parse(readFileSync(path, 'utf8'))))
    .flatMap(({ file, title, text }) => [
      `✗ ${[file.startsWith(root) ? relative(root, file) : file, title].filter(Boolean).join(' › ')}`,
      ...excerpt(text).map((line) => `    ${line}`),
    ]);
}
