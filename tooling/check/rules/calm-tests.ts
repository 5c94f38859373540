import { withoutComments } from '../project/imports.ts';
import type { SourceFile } from '../project/project.ts';
import { matchingLines, type Problem, type Rule } from './rule.ts';

const looksAt =
  /\.(test|stories|e2e|walk|fixture|setup)\.tsx?$|\.test\.mjs$|^tooling\/(e2e|second-market)\/|^(packages|apps)\/.+\/testing\/|(^|\/)(vitest|playwright)(\.\w+)?\.config\.m?[jt]s$/;

const number = String.raw`[1-9]\d*(?:_\d+)*(?:\.\d+)?`;
/** Milliseconds above 100, as a literal or the start of a product or sum. */
const long = String.raw`(?!100\b)[1-9](?:_?\d){2,}`;
const args = String.raw`(?:\([^()]*\)(?: => [\w.()]+)?|[\w.]+)`;

/** Names of this file for a wait of some milliseconds: of `node:timers/promises`, or a promise of its own. */
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

function fixedWaits(file: SourceFile, code: string): Problem[] {
  const waits = ['waitForTimeout', ...waitsOf(file)].join('|');
  const pattern = new RegExp(
    String.raw`\b(?:${waits})\(${long}|(?<![.\w])setTimeout\(${args}, ${long}`,
  );
  return matchingLines(
    code,
    pattern,
    (found) => `'${found}' waits for a fixed time: wait for the event, or move a fake clock`,
  );
}

const clock =
  /\bperformance\.now\(\)|\bprocess\.(?:hrtime|cpuUsage)\b|\bDate\.now\(\) - [a-z]\w*(?![\w(]| \*)/;

const limits = new RegExp(
  [
    String.raw`\b(?:timeout|\w+Timeout|interruptAfterTimeLimit): ${number}\b`,
    String.raw`\btest\.setTimeout\(${number}\)`,
    String.raw`^\s*\}, ${number}\);`,
    String.raw`\b(?:waitFor|waitUntil)\(.*, ${number}\);`,
  ].join('|'),
);

/** Tests do not depend on how fast the machine is. */
export const calmTests: Rule = {
  name: 'calm-tests',
  looksAt: (path) => looksAt.test(path) && path !== 'tooling/check/rules/calm-tests.test.ts',
  check(file) {
    const code = withoutComments(file.text);
    return [
      ...fixedWaits(file, code),
      ...matchingLines(
        code,
        clock,
        (found) => `'${found}' reads the clock: count the work, or check the order of events`,
      ),
      ...matchingLines(
        code,
        limits,
        (found) =>
          `'${found}' is the same on every machine: leave it out, or take limit() of @mawkib/tooling-vitest/time-limits`,
      ),
    ];
  },
};
