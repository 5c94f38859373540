import { isSource, isTest, type Problem, type Rule } from './rule.ts';

/** Parts that only a market may compose, and owners of the demo market's. */
const lists = /^(builtInBlocks|builtInComponents)$/;
const market = /^@mawkib\/demo-market(\/|$)/;

/** Paths that compose a market's blocks. */
const compositions = /^apps\/market\//;

/** Entry files of the demo market's applications, the only ones that import the market. */
const entries = [
  /^apps\/api\/src\/main\.ts$/,
  /^apps\/site\/app\/(parts\.ts|entry\.server\.ts|development\.server\.ts)$/,
  /^apps\/editor\/src\/blocks\.ts$/,
  /^apps\/storybook\/\.storybook\//,
  /^tooling\//,
];

/** Test set-ups and fixtures act as a market. */
const isTestCode = (path: string) => isTest(path) || /(^|\/)testing\//.test(path);

/** Files of the package that define or use its block lists. */
const owners = [
  /^packages\/blocks\/src\/(definitions\/)?index\.ts$/,
  /^packages\/blocks\/src\/thumbnails\.ts$/,
];
const generated = /\/built-in-(blocks|components)\.generated\.[jt]s$/;

const fix =
  'take the catalogue (or the components) from whoever calls: parameter, context or props';

/**
 * Blocks of a market are passed in. A module that imports a list of blocks would miss those that a
 * market adds.
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
      // A namespace includes the lists.
      const whole = names === undefined && (dynamic || clause.includes('*')) ? ['*'] : [];
      const taken = names?.map(({ imported }) => imported).filter((name) => lists.test(name));
      return (taken ?? whole).map((name) => ({
        line,
        message: `'${name}' of ${specifier} is for the market alone: ${fix}`,
      }));
    });
  },
};
