import { basename, dirname } from 'node:path/posix';
import type { Project } from '../project/project.ts';
import { isTest, type Rule } from './rule.ts';

/** From this many source files on, a folder needs a README. */
const maxFiles = 15;

const isCounted = (path: string) =>
  /\.([cm]?ts|tsx|mjs)$/.test(path) && !isTest(path) && !/\.(d|generated)\.ts$/.test(path);

const filesIn = ({ files }: Project, folder: string): string[] =>
  [...files.keys()].filter((path) => dirname(path) === folder && isCounted(path)).sort();

/**
 * A folder with 15 source files or more describes in a README.md its contents and what may import
 * it, or is split. Tests, stories, fixtures, declarations and generated files are not counted. The
 * problem is reported once, at the folder's first file.
 */
export const crowdedFolders: Rule = {
  name: 'crowded-folders',
  looksAt: (path) => /^(apps|packages|tooling)\//.test(path) && isCounted(path),
  check({ path }, project) {
    const folder = dirname(path);
    if (project.files.has(`${folder}/README.md`)) return [];
    const files = filesIn(project, folder);
    if (files.length < maxFiles || files[0] !== path) return [];
    const message = `${basename(folder)} holds ${files.length} source files: split it, or add a README.md that says what lives here and what may import it`;
    return [{ message }];
  },
};
