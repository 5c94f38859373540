import { withoutComments } from '../project/imports.ts';
import { isTest, matchingLines, type Rule } from './rule.ts';

const skipped =
  /\b(describe|test|it)(\.\w+)*\.(skip|todo|only|fixme|fails)\b|\b(xit|xtest|xdescribe|fit|fdescribe)\(/;

/** Tests are never skipped. */
export const skippedTests: Rule = {
  name: 'skipped-tests',
  looksAt: isTest,
  check: ({ text }) =>
    matchingLines(withoutComments(text), skipped, (found) => `'${found}' leaves tests out`),
};
