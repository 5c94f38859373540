import { withoutComments } from '../project/imports.ts';
import { isSource, isTest, matchingLines, type Rule } from './rule.ts';

const formats =
  /\bnew Intl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat|PluralRules|ListFormat)\b/;
const folding = /[‘'"/[][ء-ي ]*[أإآ]+[ء-ي ]*\]|\.normalize\(['"]NFKD['"]\)/;

/** Formats, plural rules and Arabic folding are implemented only in core. */
export const coreOnce: Rule = {
  name: 'core-once',
  looksAt: (path) =>
    /^(packages|apps)\//.test(path) &&
    !path.startsWith('packages/core/') &&
    isSource(path) &&
    !isTest(path),
  check: ({ text }) => {
    const code = withoutComments(text);
    return [
      ...matchingLines(
        code,
        formats,
        (found) => `'${found}': formats come from @mawkib/core/locale`,
      ),
      ...matchingLines(
        code,
        folding,
        () => 'Arabic is folded by foldArabic of @mawkib/core/locale',
      ),
      ...matchingLines(
        code,
        /\bdocument\.cookie\b/,
        () => 'cookies are read and written through @mawkib/core',
      ),
    ];
  },
};
