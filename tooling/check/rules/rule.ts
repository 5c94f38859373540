import type { Project, SourceFile } from '../project/project.ts';

export type Problem = { line?: number; message: string };

/** A house rule. `check` looks at one file; the project is there for what one file cannot tell. */
export type Rule = {
  name: string;
  /** Which files the rule looks at, by path from the root. */
  looksAt: (path: string) => boolean;
  check: (file: SourceFile, project: Project) => Problem[];
};

export const isSource = (path: string) => /\.tsx?$/.test(path);

export const isTest = (path: string) => /\.(test|stories|e2e|bench|fixture)\.tsx?$/.test(path);

/** Every line that matches, as problems with their line numbers. */
export function matchingLines(
  text: string,
  pattern: RegExp,
  message: (found: string) => string,
): Problem[] {
  return text.split('\n').flatMap((content, index) => {
    const found = pattern.exec(content);
    return found ? [{ line: index + 1, message: message(found[0].trim()) }] : [];
  });
}
