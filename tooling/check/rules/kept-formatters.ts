import { isTest, matchingLines, type Rule } from './rule.ts';

/** The place that keeps them. */
const place = 'packages/core/src/locale/formatters.ts';

/** A formatter at the top level of a module is created once, too. */
const pattern =
  /^(?!(?:export )?const \w+ = new Intl\.).*(?:\bnew Intl\.(?!Locale\b)\w+|\.toLocale(?:Date|Time|)String\()/;

/** Creating a formatter takes longer than a hundred uses, so no function creates its own. */
export const keptFormatters: Rule = {
  name: 'kept-formatters',
  looksAt: (path) =>
    /^(?:packages|apps)\/.*\.tsx?$/.test(path) &&
    path !== place &&
    !path.startsWith('packages/create-market/') &&
    !isTest(path),
  check: ({ text }) =>
    matchingLines(text, pattern, () => `take the formatter from ${place}, which keeps it`),
};
