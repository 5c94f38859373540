import { withoutComments } from '../project/imports.ts';
import type { SourceFile } from '../project/project.ts';
import { matchingLines, type Problem, type Rule } from './rule.ts';

const tests =
  /\.(test|stories|e2e|walk)\.tsx?$|\.test\.mjs$|^tooling\/e2e\/(screens|watch|market)\/|^(packages|apps)\/.+\/testing\//;
const configs =
  /\.setup\.ts$|^tooling\/second-market\/walks\/|(^|\/)(vitest|playwright)(\.\w+)?\.config\.m?[jt]s$/;

/** Files with a wait or a reading of the clock that nothing else can tell, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/services/src/orders/order-kill.test.ts':
    'time passes for the jobs of another process; its database is open to one process only',
  'packages/services/src/testing/order-kill/order-kill-rounds.ts':
    'time passes for the jobs of another process',
  'packages/services/src/server/kill.test.ts': 'reports how long its rounds took',
  'packages/services/src/testing/order-simulation/run-seeds.ts': 'reports its progress at times',
  'tooling/e2e/journeys/early-visitor.e2e.ts':
    'a link waits a second: the bound is a lower one, which a slow machine keeps',
  'tooling/e2e/journeys/kill-points.e2e.ts': 'a payment page of another process has no event',
  'tooling/e2e/journeys/service-navigation.e2e.ts': 'a file that is late arrives late',
  'tooling/e2e/watch/covered-controls.ts': 'a browser that stops to paint fires no frame',
  'tooling/e2e/watch/load-measured.ts': 'whatever a page loads later belongs to it',
};

const number = String.raw`[1-9]\d*(?:_\d+)*(?:\.\d+)?`;
/** Milliseconds above 100. */
const long = String.raw`(?!100\b)[1-9](?:_?\d){2,}`;
const argument = String.raw`(?:\([^()]*\)(?: => [\w.()]+)?|[\w.]+)`;

/** Names in this file for a wait of some milliseconds: of `node:timers/promises`, or a promise of its own. */
function waitsOf({ text, imports }: SourceFile): string[] {
  const imported = imports
    .filter(({ specifier }) => /^(node:)?timers\/promises$/.test(specifier))
    .flatMap(({ names }) => names ?? [])
    .filter((name) => name.imported === 'setTimeout')
    .map(({ local }) => local);
  const own = text.matchAll(
    /(?:const (\w+) =|function (\w+)) *\(\w+(?:: number)?\)(?:[^;{}]|\{\s*return)*?new Promise[^;]*?\bsetTimeout\(/g,
  );
  return [...imported, ...[...own].map(([, constant, named]) => constant ?? named ?? '')];
}

function waitsAndClocks(file: SourceFile, code: string): Problem[] {
  const waits = ['waitForTimeout', ...waitsOf(file)].join('|');
  const isFaked = /\buseFakeTimers\(/.test(code);
  const wait = new RegExp(
    String.raw`\b(?:${waits})\(${long}|(?<![.\w])setTimeout\(${argument}, ${long}`,
  );
  const clock = isFaked
    ? /\bprocess\.hrtime\b/
    : /\bperformance\.now\(\)|\bprocess\.hrtime\b|\bDate\.now\(\) - [a-z]\w*(?![\w(]| \*)/;
  const found = matchingLines(
    code,
    clock,
    (reading) => `'${reading}' reads the clock: count the work, or check the order of events`,
  );
  if (isFaked) return found;
  return [
    ...found,
    ...matchingLines(
      code,
      wait,
      (waiting) => `'${waiting}' waits for a fixed time: wait for the event, or move a fake clock`,
    ),
  ];
}

const limits = new RegExp(
  [
    String.raw`\{[^{}]*\btimeout: ${number}\b|^\s*timeout: ${number},?$`,
    String.raw`\b(?:test|hook|teardown|asyncUtil)Timeout: ${number}\b|\binterruptAfterTimeLimit: ${number}\b`,
    String.raw`\btest\.setTimeout\(${number}\)`,
    String.raw`^\s*\}, \d{1,3}(?:_?\d{3})+\);`,
    // The last argument of a test or a wait, in a line of its own.
    String.raw`^ +(?:\w+ \* )?\d{0,2}[05]_?000,$`,
    String.raw`\b(?:waitFor|waitUntil)\(.*, ${number}\);`,
  ].join('|'),
);
/** Options of the product's own code, and values in expectations. */
const notALimit = /toHaveBeenCalledWith\(|^ {4}timeout: 100,$/;

/** Tests do not depend on how fast the machine is. */
export const calmTests: Rule = {
  name: 'calm-tests',
  looksAt: (path) => tests.test(path) || configs.test(path),
  check(file) {
    const code = withoutComments(file.text);
    const isExcepted = configs.test(file.path) || exceptions[file.path] !== undefined;
    const withLimits = code
      .split('\n')
      .map((line) => (notALimit.test(line) ? '' : line))
      .join('\n');
    return [
      ...(isExcepted ? [] : waitsAndClocks(file, code)),
      ...matchingLines(
        withLimits,
        limits,
        (found) =>
          `'${found}' is the same on every machine: leave it out, or take limit() of @mawkib/tooling-vitest/time-limits`,
      ),
    ];
  },
};
