import { withoutComments } from '../project/imports.ts';
import { isSource, matchingLines, type Rule } from './rule.ts';

/** Entry points list their exports by name. */
export const exportStar: Rule = {
  name: 'export-star',
  looksAt: isSource,
  check: ({ text }) =>
    matchingLines(
      withoutComments(text),
      /^\s*export\s+(type\s+)?\*/,
      () => 'list the exports by name instead of `export *`',
    ),
};
