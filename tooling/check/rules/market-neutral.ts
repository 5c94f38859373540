import { withoutComments } from '../project/imports.ts';
import { isSource, isTest, matchingLines, type Rule } from './rule.ts';

/** Files about the first market, each with the reason. */
const dataFiles: readonly (readonly [path: RegExp, reason: string])[] = [
  [/^core\/src\/first-market\//, 'the data of the first market'],
  [/^core\/src\/locale\/locales\.ts$/, 'the languages that the packages have texts in'],
  [
    /^site\/app\/icons\.ts$|^editor\/src\/page-editor\/inspector\/fields\/icon-sprites\.ts$/,
    'sets of icons that ui draws',
  ],
  [/^create-market\/src\/prompt-answers\.ts$/, 'an example that a question shows'],
  [/^core\/src\/money\/currency-symbol\.ts$/, 'signs of the currencies of the region'],
  [/^core\/src\/analytics\/scrub\.ts$/, 'phone codes of the region, to find numbers in texts'],
  [/^ui\/src\/icons\/(first-sets|drawings)\.ts$/, 'names of the sets of icons that are drawn'],
  [/^ui\/src\/styles\/themes\/(land-rover|jaguar)\.theme\.ts$/, 'the themes of the first market'],
  [
    /^stock-locator\/src\/feed\/values\/official-brand\.ts$/,
    'how feeds spell makes of cars, 46 of them',
  ],
  [/^stock-locator\/src\/text-search\/lexicon\/other-names\.ts$/, 'what people type'],
];

const inQuotes = (pattern: string) => new RegExp(`(['"\`])(?:(?!\\1).)*?(?:${pattern})`, 'iu');

const patterns: readonly RegExp[] = [
  /(['"`])AE\1/,
  /(['"`])AED\1/,
  /(['"`])Asia\/Dubai\1/,
  /\+?\b971\b/,
  /\[\s*(['"`])(?:ar\1,\s*\1en|en\1,\s*\1ar)\1\s*,?\s*\]/,
  inQuotes(
    '\\bland[\\s_-]?rover\\b|\\bjaguar\\b|\\brange[\\s_-]rover\\b|\\bdefender\\b|لاند رو[ڤف]ر|جاكوار|ديفندر',
  ),
];

const isData = (path: string) =>
  dataFiles.some(([data]) => data.test(path.slice('packages/'.length)));

const isTestCode = (path: string) =>
  isTest(path) || /\.(arbitrary|samples?)\.tsx?$|\/(testing|fixtures|stories)\//.test(path);

/** Removes imports of data files, which have a brand in their path. */
const withoutImports = (text: string) =>
  text.replace(/^(?:import|export)\b[^;]*?from '\.[^']*';/gm, (found) =>
    found.replace(/[^\n]/g, ''),
  );

/**
 * A package serves any market: country, currency, time zone, phone numbers, languages and brands
 * come from the registered one.
 */
export const marketNeutral: Rule = {
  name: 'market-neutral',
  looksAt: (path) =>
    /^packages\/[^/]+\/(src|app|server|config)\//.test(path) &&
    isSource(path) &&
    !isTestCode(path) &&
    !isData(path),
  check({ text }) {
    const code = withoutImports(withoutComments(text));
    return patterns.flatMap((pattern) =>
      matchingLines(
        code,
        pattern,
        (found) => `${found} is of the first market: take it from \`defaultMarket\``,
      ),
    );
  },
};
