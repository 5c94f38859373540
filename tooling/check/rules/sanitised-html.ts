import { isSource, isTest, matchingLines, type Rule } from './rule.ts';

/**
 * Files that create `SafeHtml` from a sanitiser's result, or escape text: until the sanitiser is
 * loaded, or to fill in a sanitised template.
 */
const sanitisers = [
  'packages/ui/src/rich-text/',
  'packages/blocks/src/model/resolving/rendered-markdown.ts',
  'packages/editor/src/rich-text/index.ts',
  'packages/blocks/src/blocks/rent-a-car/overlay/summary-html.ts',
];

/** Only the sanitiser creates `SafeHtml`: a cast elsewhere would let any string into a page. */
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
