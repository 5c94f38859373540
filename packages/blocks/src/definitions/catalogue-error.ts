/** What is wrong with a definition, and what to do about it. */
export interface CatalogueProblem {
  /** Where it stands in what `createCatalogue` was given: `blocks[3].migrations.2`. */
  readonly path: string;
  readonly problem: string;
  readonly fix: string;
}

/** Thrown by `createCatalogue`: all problems of all definitions at once. */
export class CatalogueError extends Error {
  readonly kind = 'catalogue';

  constructor(readonly problems: readonly CatalogueProblem[]) {
    const lines = problems.map(({ path, problem, fix }) => `  ${path}: ${problem} ${fix}`);
    super(['The blocks of the market are not valid:', ...lines].join('\n'));
    this.name = 'CatalogueError';
  }
}
