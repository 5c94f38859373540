import { dirname } from 'node:path/posix';
import type { Problem, Rule } from './rule.ts';

type Manifest = { description?: string; license?: string; private?: boolean; type?: string };

/** A published package has its required files. */
export const packageFiles: Rule = {
  name: 'package-files',
  looksAt: (path) => /^packages\/[^/]+\/package\.json$/.test(path),
  check({ path, text }, { files }) {
    const { description, license, private: hidden, type } = JSON.parse(text) as Manifest;
    const problems: Problem[] = [];
    const readme = files.get(`${dirname(path)}/README.md`);
    if (!readme || readme.text.trim() === '') problems.push({ message: 'README.md is missing' });
    if (!description) problems.push({ message: 'a description is missing' });
    if (license !== 'MIT') problems.push({ message: 'its license is MIT' });
    if (type !== 'module') problems.push({ message: 'its type is "module"' });
    if (hidden) problems.push({ message: 'what is in packages/ is published, not private' });
    return problems;
  },
};
