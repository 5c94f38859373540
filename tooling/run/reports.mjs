import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const notWorkspaces = new Set(['node_modules', '.git', '.toolchain', '.turbo']);

/** Where a step that is stopped has left its failures: a line of JSON each. */
export const liveFailures = '*/*/test-results/failed.jsonl';

function folders(parent) {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notWorkspaces.has(entry.name))
    .map((entry) => entry.name);
}

/** The files that exist for patterns like `*` and names between slashes. */
export function findReports(root, patterns) {
  return patterns
    .flatMap((pattern) => {
      let found = [root];
      for (const part of pattern.split('/')) {
        found = found.flatMap((path) =>
          part === '*' ? folders(path).map((name) => join(path, name)) : [join(path, part)],
        );
      }
      return found;
    })
    .filter((path) => existsSync(path));
}

/** A file that could not even be loaded has no test in Vitest's report; it counts as one failure. */
function fromVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A flaky test passed in the end; an error outside any test counts as one failure. */
function fromPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

function fromReport(report) {
  if (report.stats) return fromPlaywright(report);
  if (report.testResults) return fromVitest(report);
  return { passed: report.passed, failed: report.failed, skipped: 0 };
}

/** Sums the reports of Vitest, Playwright and `pnpm check`; `reports` is their number. */
export function countTests(paths) {
  const sum = { passed: 0, failed: 0, skipped: 0, reports: paths.length };
  for (const path of paths) {
    const counts = fromReport(JSON.parse(readFileSync(path, 'utf8')));
    sum.passed += counts.passed;
    sum.failed += counts.failed;
    sum.skipped += counts.skipped;
  }
  return sum;
}

/**
 * How many workspaces have a script of this name and left no report of it: of `names` (a set), or of
 * all.
 */
export function countSilent(root, script, paths, names) {
  return findReports(root, ['*/*/package.json']).filter((manifest) => {
    const { name, scripts = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    const hasReport = paths.some((path) => path.startsWith(dirname(manifest) + sep));
    return script in scripts && !hasReport && (!names || names.has(name));
  }).length;
}
