import { isSource, isTest, matchingLines, type Rule } from './rule.ts';

/** Where a sanitiser's result becomes `SafeHtml`, or text is escaped until the sanitiser is loaded. */
const sanitisers = [
  'packages/ui/src/rich-text/',
  'packages/blocks/src/model/resolving/rendered-markdown.ts',
  'packages/editor/src/rich-text/index.ts',
];

/** `SafeHtml` comes from the sanitiser alone: a cast elsewhere would let any string into a page. */
export const sanitisedHtml: Rule = {
  name: 'sanitised-html',
  looksAt: (path) =>
    isSource(path) && !isTest(path) && !sanitisers.some((place) => path.startsWith(place)),
  check: ({ text }) =>
    matchingLines(
      text,
      /\bas (?:unknown as )?SafeHtml\b/,
      () => 'only the sanitiser makes SafeHtml: call `sanitize` or `sanitizeMarkup`',
    ),
};
