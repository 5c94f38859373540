import { isSource, isTest, type Rule } from './rule.ts';

const limit = 300;

/** A file above 300 lines gives its reason in the first line. */
export const fileSize: Rule = {
  name: 'file-size',
  looksAt: (path) => isSource(path) && !isTest(path) && !path.endsWith('.generated.ts'),
  check({ text }) {
    const lines = text.trimEnd().split('\n').length;
    if (lines <= limit || /^(\/\/|\/\*)/.test(text)) return [];
    return [{ message: `${lines} lines: split it, or give the reason in a comment on line 1` }];
  },
};
