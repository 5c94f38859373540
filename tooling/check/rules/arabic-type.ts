import { withoutComments } from '../project/imports.ts';
import { matchingLines, type Rule } from './rule.ts';

const broken =
  /(?<![\w-])['"]?(letter-?spacing)['"]?\s*:(?!\s*['"]?(0(?![.\d])|normal\b))|(?<![\w-])['"]?(font-?style)['"]?\s*:\s*['"]?(italic|oblique)/i;

/** Letter-spacing tears joined Arabic letters apart, and Arabic has no italics. */
export const arabicType: Rule = {
  name: 'arabic-type',
  looksAt: (path) => /\.(styles\.tsx?|css)$/.test(path),
  check: ({ text }) =>
    matchingLines(withoutComments(text), broken, (found) => `'${found}' breaks Arabic text`),
};
