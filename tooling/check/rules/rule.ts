import type { Project, SourceFile } from '../project/project.ts';

export type Problem = { line?: number; message: string };

/** A house rule. `check` gets one file, and the project for what depends on others. */
export type Rule = {
  name: string;
  /** True for paths (from the root) that the rule checks. */
  looksAt: (path: string) => boolean;
  check: (file: SourceFile, project: Project) => Problem[];
};

export const isSource = (path: string) => /\.tsx?$/.test(path);

export const isTest = (path: string) => /\.(test|stories|e2e|bench|fixture)\.tsx?$/.test(path);

/** Problems for every matching line, with line numbers. */
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
