import { isSource, isTest, type Problem, type Rule } from './rule.ts';

/** What only a market may put together, and who holds the demo market's. */
const lists = /^(builtInBlocks|builtInComponents)$/;
const market = /^@mawkib\/demo-market(\/|$)/;

/** Where a market's blocks are put together. */
const compositions = /^apps\/market\//;

/** Where the demo market's applications are started: each is given the market there, and nowhere else. */
const entries = [
  /^apps\/api\/src\/main\.ts$/,
  /^apps\/site\/app\/(parts\.ts|entry\.server\.ts|development\.server\.ts)$/,
  /^apps\/editor\/src\/blocks\.ts$/,
  /^apps\/storybook\/\.storybook\//,
  /^tooling\//,
];

/** Test set-ups and fixtures stand for a market. */
const isTestCode = (path: string) => isTest(path) || /(^|\/)testing\//.test(path);

/** Files of the package that make or use the lists of its own blocks. */
const owners = [
  /^packages\/blocks\/src\/(definitions\/)?index\.ts$/,
  /^packages\/blocks\/src\/thumbnails\.ts$/,
];
const generated = /\/built-in-(blocks|components)\.generated\.[jt]s$/;

const fix =
  'take the catalogue (or the components) from whoever calls: parameter, context or props';

/**
 * The blocks of a market are passed in. A list of blocks that a module takes by itself would leave
 * out those that a market adds.
 */
export const passedCatalogue: Rule = {
  name: 'passed-catalogue',
  looksAt: (path) => /^(apps|packages|tooling)\//.test(path) && isSource(path) && !isTestCode(path),
  check({ path, imports }) {
    return imports.flatMap(({ specifier, names, clause, typeOnly, dynamic, line }): Problem[] => {
      if (typeOnly) return [];
      if (generated.test(specifier) && !owners.some((owner) => owner.test(path))) {
        return [{ line, message: `'${specifier}' is the list of this package's blocks: ${fix}` }];
      }
      if (market.test(specifier) && ![compositions, ...entries].some((one) => one.test(path))) {
        return [{ line, message: `'${specifier}' belongs to the entry of an application: ${fix}` }];
      }
      const isBlocks = /^@mawkib\/blocks(\/definitions)?$/.test(specifier);
      if (!isBlocks || compositions.test(path)) return [];
      // A namespace holds the lists too.
      const whole = names === undefined && (dynamic || clause.includes('*')) ? ['*'] : [];
      const taken = names?.map(({ imported }) => imported).filter((name) => lists.test(name));
      return (taken ?? whole).map((name) => ({
        line,
        message: `'${name}' of ${specifier} is for the market alone: ${fix}`,
      }));
    });
  },
};
