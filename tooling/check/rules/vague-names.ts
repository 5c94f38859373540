import type { Rule } from './rule.ts';

const vague = /^(utils?|helpers?|commons?|managers?)$/i;
const allowed = new Set(['packages/api-clients/src/contracts/envelope.ts']);

/** Files have names of the domain: one called `utils` collects everything. */
export const vagueNames: Rule = {
  name: 'vague-names',
  looksAt: (path) => /^(apps|packages|tooling)\//.test(path) && !allowed.has(path),
  check({ path }) {
    const found = path
      .split('/')
      .slice(2)
      .map((part) => part.split('.')[0] ?? '')
      .find((part) => vague.test(part));
    return found === undefined ? [] : [{ message: `'${found}' says nothing: name what is in it` }];
  },
};
