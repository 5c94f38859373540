import { isSource, isTest, matchingLines, type Rule } from './rule.ts';

const home = 'packages/ui/src/markup/';

/** Attributes that two parts share have one name in `@mawkib/ui/markup`: no literals elsewhere. */
export const sharedAttributes: Rule = {
  name: 'shared-attributes',
  looksAt: (path) =>
    path.startsWith('packages/') && isSource(path) && !isTest(path) && !path.startsWith(home),
  check({ text }, { files }) {
    const names = (files.get(`${home}index.ts`)?.text ?? '').matchAll(/= '(data-[a-z-]+)'/g);
    const literal = [...names].map(([, name]) => name).join('|');
    if (literal === '') return [];
    return matchingLines(
      withoutComments(text),
      new RegExp(`\\b(?:${literal})\\b(?!-)`),
      (found) => `'${found}' is a shared attribute: import its name from @mawkib/ui/markup`,
    );
  },
};

/** The text with blanks for comments: they may name an attribute. */
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
