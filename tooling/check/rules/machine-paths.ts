import { matchingLines, type Rule } from './rule.ts';

const before = '(?<![\\w.~-])';
const patterns: [RegExp, string][] = [
  [new RegExp(`${before}/(home|Users|root|work)/[\\w.-]+`), 'a path of one machine'],
  [new RegExp(`${before}[A-Z]:\\\\\\\\?Users\\\\`), 'a path of one machine'],
  [
    /\bregistry(\.[a-z0-9-]+)+\.(org|com|net|io|dev|cn|local|internal)\b/,
    'the host of a package registry',
  ],
  [/\bhttps?:\/\/[^/\s]*\/(artifactory|nexus|verdaccio)\b/, 'the host of a package registry'],
];

/** Files contain no paths of a machine. */
export const machinePaths: Rule = {
  name: 'machine-paths',
  looksAt: (path) => !path.startsWith('docs/requirements/'),
  check: ({ text }) =>
    patterns.flatMap(([pattern, what]) =>
      matchingLines(text, pattern, (found) => `'${found}' is ${what}`),
    ),
};
