import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findReports, liveFailures } from './reports.mjs';
import { rerunCheck, rerunJourney, rerunVitest } from './rerun.mjs';

const messageLines = 8;

/** The first lines of a failure's text, without colours; they contain the error. */
function excerpt(text) {
  if (!text) return [];
  const lines = stripVTControlCharacters(text).trim().split('\n');
  return lines.slice(0, messageLines).map((line) => line.trimEnd());
}

function ofVitest({ testResults }, root) {
  return testResults
    .filter((file) => file.status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = name.startsWith(root) ? relative(root, name) : name;
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0)
        return [{ file, title: '', text: message, rerun: rerunVitest(file) }];
      return failed.map(({ fullName, failureMessages }) => ({
        file,
        title: fullName,
        text: failureMessages[0],
        rerun: rerunVitest(file, fullName),
      }));
    });
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

function ofPlaywright({ suites = [], errors = [] }) {
  const failed = suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        file,
        title: `[${projectName}] ${title}`,
        text: results.at(-1)?.error?.message,
        rerun: rerunJourney({ file, line, project: projectName }),
      })),
  );
  return [...failed, ...errors.map(({ message }) => ({ file: '', title: '', text: message }))];
}

/** Its message is above, in the output of the checks, and may be long. */
const ofChecks = ({ failures = [] }) =>
  failures.map((name) => ({ file: 'check', title: name, rerun: rerunCheck(name) }));

function ofReport(report, root) {
  if (report.testResults) return ofVitest(report, root);
  return report.stats ? ofPlaywright(report) : ofChecks(report);
}

/**
 * What failed, said again where a long run ends: the file and title of each failed test in these
 * reports of Vitest, Playwright and `pnpm check`, then the first lines of its message, indented, and
 * the command that runs it again alone.
 */
export function describeFailures(paths, root) {
  return describe(paths.flatMap((path) => ofReport(JSON.parse(readFileSync(path, 'utf8')), root)));
}

/** The same for a step that was stopped before it wrote its report. */
export function describeStopped(root) {
  const lines = findReports(root, [liveFailures]).flatMap((path) =>
    readFileSync(path, 'utf8').split('\n').filter(Boolean),
  );
  return describe(
    lines.map((line) => {
      const { file, ...failure } = JSON.parse(line);
      return { ...failure, file: file.startsWith(root) ? relative(root, file) : file };
    }),
  );
}

function describe(failures) {
  return failures.flatMap(({ file, title, text, rerun }) => [
    `✗ ${[file, title].filter(Boolean).join(' › ')}`,
    ...excerpt(text).map((line) => `    ${line}`),
    ...(rerun ? [`  Again: ${rerun}`] : []),
  ]);
}
