import type { Project, SourceFile, Workspace } from '../project/project.ts';
import type { Problem, Rule } from './rule.ts';

const document = 'docs/architecture.md';
const mapHeading = '## Where things live';

const isSourceFile = (path: string) => /\.(tsx?|mjs)$/.test(path);

/** `### packages/core` and the list items below it; lines are counted from 1. */
interface Section {
  name: string;
  line: number;
  folders: { name: string; line: number; isDescribed: boolean }[];
}

/** The sections of the map: a heading for each workspace, a list item for each folder. */
function readMap(text: string): Section[] {
  const lines = text.split('\n');
  const sections: Section[] = [];
  let isMap = false;
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    if (content.startsWith('## ')) isMap = content === mapHeading;
    if (!isMap) continue;
    const [, workspace = ''] = /^### (\S+)/.exec(content) ?? [];
    const [, folder = '', description = ''] = /^- `([^`]+)`(?::\s*(\S.*))?/.exec(content) ?? [];
    if (workspace !== '') {
      sections.push({ name: workspace, line, folders: [] });
    } else if (folder !== '') {
      sections.at(-1)?.folders.push({ name: folder, line, isDescribed: description !== '' });
    }
  }
  return sections;
}

const hasFiles = ({ files }: Project, folder: string) =>
  [...files.keys()].some((path) => path.startsWith(`${folder}/`));

/** Where a workspace keeps its source: `src`, else `app`, else its own folder. */
const rootOf = (project: Project, folder: string) =>
  [`${folder}/src`, `${folder}/app`].find((root) => hasFiles(project, root)) ?? folder;

/** Names of the folders directly below `root` that hold source files, at any depth. */
function sourceFolders({ files }: Project, root: string): string[] {
  const below = [...files.keys()]
    .filter((path) => path.startsWith(`${root}/`) && isSourceFile(path))
    .map((path) => path.slice(root.length + 1).split('/'));
  return [...new Set(below.flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : [])))];
}

function checkSection(section: Section, project: Project): Problem[] {
  const { name, line, folders } = section;
  const root = rootOf(project, name);
  const listed = new Map<string, number>();
  const problems: Problem[] = [];
  for (const folder of folders) {
    const path = `${root}/${folder.name}`;
    const before = listed.get(folder.name);
    const at = { line: folder.line };
    if (before !== undefined) {
      problems.push({ ...at, message: `${path} is in line ${before} already: remove one` });
    } else if (!hasFiles(project, path)) {
      const message = `${path} does not exist: remove this line or write the folder's new name`;
      problems.push({ ...at, message });
    } else if (!folder.isDescribed) {
      const message = `say what lives in ${path}: - \`${folder.name}\`: …`;
      problems.push({ ...at, message });
    }
    listed.set(folder.name, folder.line);
  }
  const missing = sourceFolders(project, root).filter((folder) => !listed.has(folder));
  return [
    ...problems,
    ...missing.map((folder) => ({
      line,
      message: `${root}/${folder} is missing: add "- \`${folder}\`: what lives there" below "### ${name}"`,
    })),
  ];
}

function checkMap(sections: Section[], project: Project): Problem[] {
  const isKnown = ({ name }: Section) => project.workspaces.some(({ folder }) => folder === name);
  const isListed = ({ folder }: Workspace) => sections.some(({ name }) => name === folder);
  return [
    ...sections.flatMap((section) =>
      isKnown(section)
        ? checkSection(section, project)
        : [
            {
              line: section.line,
              message: `${section.name} does not exist: remove its heading and the lines below it`,
            },
          ],
    ),
    ...project.workspaces
      .filter((workspace) => !isListed(workspace))
      .map(({ folder }) => ({
        message: `${folder} is missing: add "### ${folder}" below "${mapHeading}", with a line for each of its folders`,
      })),
  ];
}

/** Files that the text names by their path from the root. */
const checkNamedFiles = (text: string, { files }: Project): Problem[] =>
  text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/`((?:apps|packages|tooling)\/[^`\s]+\.\w+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !files.has(path))
      .map((path) => ({
        line: index + 1,
        message: `${path} does not exist: name the file that does this now`,
      })),
  );

/**
 * `docs/architecture.md` names every app, package and tooling folder, and every folder in them that
 * holds source files; what it names exists.
 */
export const folderMap: Rule = {
  name: 'folder-map',
  looksAt: (path) => path === document || path === 'package.json',
  check({ path, text }: SourceFile, project) {
    if (path === document) {
      return [...checkMap(readMap(text), project), ...checkNamedFiles(text, project)];
    }
    return project.files.has(document)
      ? []
      : [{ message: `${document} is missing: it maps every folder` }];
  },
};
