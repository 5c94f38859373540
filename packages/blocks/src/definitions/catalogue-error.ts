/** A problem of a definition, and how to fix it. */
export interface CatalogueProblem {
  /** Path in the argument of `createCatalogue`: `blocks[3].migrations.2`. */
  readonly path: string;
  readonly problem: string;
  readonly fix: string;
}

/** Thrown by `createCatalogue` with all problems of all definitions. */
export class CatalogueError extends Error {
  readonly kind = 'catalogue';

  constructor(readonly problems: readonly CatalogueProblem[]) {
    const lines = problems.map(({ path, problem, fix }) => `  ${path}: ${problem} ${fix}`);
    super(['The blocks of the market are not valid:', ...lines].join('\n'));
    this.name = 'CatalogueError';
  }
}
