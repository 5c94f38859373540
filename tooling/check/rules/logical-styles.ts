import { withoutComments } from '../project/imports.ts';
import { matchingLines, type Rule } from './rule.ts';

const patterns = [
  // Properties: left, marginLeft, border-left-width, borderTopLeftRadius, scroll-padding-right …
  /(?<![\w-])['"]?(left|right|[a-z]+(-[a-z]+)*-(left|right)(-[a-z]+)*|[a-z]+([A-Z][a-z]+)*(Left|Right)([A-Z][a-z]+)*)['"]?\s*:(?!:)/,
  // Values: textAlign: 'left', float: right …
  /(?<![\w-])(text-?align(-?last)?|float|clear|caption-?side)['"]?\s*:\s*['"]?(left|right)\b/i,
];

/** Styles use logical properties, so that right to left needs no rules of its own. */
export const logicalStyles: Rule = {
  name: 'logical-styles',
  looksAt: (path) => /\.(styles\.tsx?|css)$/.test(path),
  check: ({ text }) =>
    patterns.flatMap((pattern) =>
      matchingLines(
        withoutComments(text),
        pattern,
        (found) => `'${found}' is physical: use inline-start, inline-end, start or end`,
      ),
    ),
};
