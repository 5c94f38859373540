import { withoutComments } from '../project/imports.ts';
import { isSource, isTest, matchingLines, type Problem, type Rule } from './rule.ts';

const bindings = /^(react|react-dom|react-router|axios|@emotion\/[^/]+|@mawkib\/ui)($|\/)/;
const surroundings =
  /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|(?<![\w.])(window|document|localStorage|sessionStorage|navigator)\./;

const engines =
  /^packages\/([^/]+\/src\/(engine|stock-index|text-search)|core\/src\/(?!react\/)[^/]+)\//;

/**
 * An engine runs anywhere: transport, clock, random numbers, storage and location are passed in.
 */
export const pureEngines: Rule = {
  name: 'pure-engines',
  looksAt: (path) => engines.test(path) && isSource(path) && !isTest(path),
  check: ({ text, imports }) => [
    ...imports
      .filter(({ specifier, typeOnly }) => bindings.test(specifier) && !typeOnly)
      .map(
        ({ specifier, line }): Problem => ({
          line,
          message: `an engine does not know '${specifier}'`,
        }),
      ),
    ...matchingLines(
      withoutComments(text),
      surroundings,
      (found) => `'${found}' belongs to the surroundings: have it handed in`,
    ),
  ],
};
