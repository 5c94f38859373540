import type { Project, SourceFile } from '@mawkib/check/project';

const isTest = (path: string) => /\.(?:test|e2e|bench|stories|fixture)\.tsx?$/.test(path);

/** TypeScript of the packages and apps that users run: no tests, stories, fixtures or generated files. */
export const isProduct = (path: string): boolean =>
  /^(?:packages|apps)\/.*\.tsx?$/.test(path) &&
  !isTest(path) &&
  !/\/(?:testing|templates|generated)\/|\.generated\.ts$|\.config\.ts$|^apps\/storybook\//.test(
    path,
  );

export const productFiles = ({ files }: Project): SourceFile[] =>
  [...files.values()].filter(({ path }) => isProduct(path));

export const linesOf = (text: string): number => text.trimEnd().split('\n').length;
