import type { Problem, Rule } from './rule.ts';

const named = /`([\w@./-]+\/[\w.-]+\.(?:test|e2e)\.(?:tsx?|mjs))`/g;

/** Tests that a document names as proof exist: files move, and tables are forgotten. */
export const namedTests: Rule = {
  name: 'named-tests',
  looksAt: (path) => /^docs\/.*\.md$/.test(path),
  check: ({ text }, project) =>
    text
      .split('\n')
      .flatMap((content, index): Problem[] =>
        [...content.matchAll(named)].flatMap(([, path = '']) =>
          project.files.has(path) ? [] : [{ line: index + 1, message: `${path} does not exist` }],
        ),
      ),
};
