import { basename, dirname } from 'node:path/posix';
import { withoutComments } from '../project/imports.ts';
import type { Problem, Rule } from './rule.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const component = /^[A-Z][A-Za-z0-9]*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const folder = /^(\.?[a-z0-9]+(-[a-z0-9]+)*|__[a-z]+__)$/;
const jsx = /<\/[A-Za-z>]|\/>/;

function problemsOf(path: string, text: string): Problem[] {
  const name = basename(path);
  const problems: Problem[] = [];
  const odd = dirname(path)
    .split('/')
    .find((part) => !folder.test(part));
  if (odd !== undefined) problems.push({ message: `folder '${odd}' is not kebab-case` });

  const [, stem = '', extension = ''] = /^(.*?)\.(d\.ts|[cm]?[jt]sx?|css)$/.exec(name) ?? [];
  if (extension === 'tsx') {
    if (!kebab.test(stem) && !component.test(stem)) {
      problems.push({ message: 'a .tsx file is PascalCase (a component) or kebab-case' });
    }
    if (!stem.endsWith('.stories') && !jsx.test(withoutComments(text))) {
      problems.push({ message: 'there is no JSX in this file: its name ends in .ts' });
    }
  } else if (!kebab.test(stem)) {
    problems.push({ message: 'file names are kebab-case with a role: hero-carousel.styles.ts' });
  }
  return problems;
}

/** PascalCase for components, kebab-case for the rest, `.tsx` only where there is JSX (or a story). */
export const fileNames: Rule = {
  name: 'file-names',
  looksAt: (path) =>
    /^(apps|packages|tooling)\/.*\.([cm]?[jt]sx?|css)$/.test(path) &&
    !basename(path).startsWith('.'),
  check: ({ path, text }) => problemsOf(path, text),
};
