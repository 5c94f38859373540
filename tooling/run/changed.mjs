import { readFileSync } from 'node:fs';
import { run } from './child.mjs';
import { RunFailure } from './fail.mjs';
import { findReports } from './reports.mjs';

/** Files that no test or story reads; the checks read them. */
const onlyChecked = /^(docs|\.changeset)\/|^[^/]+\.md$/;

async function git(root, ...args) {
  const { code, output } = await run('git', args, { cwd: root, capture: true });
  if (code !== 0) throw new RunFailure(`git ${args[0]} failed: ${output.trim()}`);
  return output.split('\n').filter(Boolean);
}

/**
 * The commit where this branch left `main` (or `origin/main`), and all files that differ from it:
 * committed, uncommitted and new ones, as paths from the root.
 */
export async function readChanges(root) {
  const refs = await git(root, 'for-each-ref', '--format=%(refname:short)', 'refs');
  const main = ['main', 'origin/main'].find((ref) => refs.includes(ref));
  if (!main) throw new RunFailure('There is no branch main to compare with.');
  const [base] = await git(root, 'merge-base', 'HEAD', main);
  const differing = await git(root, 'diff', '--name-only', '--no-renames', base);
  const untracked = await git(root, 'ls-files', '--others', '--exclude-standard');
  return { base, files: [...differing, ...untracked] };
}

/** Folder and dependencies of every workspace, by name. */
export function readWorkspaces(root) {
  const workspaces = new Map();
  for (const path of findReports(root, ['*/*/package.json'])) {
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const [area, folder] = path.slice(root.length + 1).split(/[\\/]/);
    workspaces.set(manifest.name, { folder: `${area}/${folder}`, dependencies });
  }
  return workspaces;
}

/**
 * Which workspaces these files belong to (`changed`), and which depend on one of them (`dependents`),
 * both as sets of names. `everything` is true where a file outside every workspace may affect any test.
 */
export function affectedBy(files, workspaces) {
  const changed = new Set();
  let everything = false;
  for (const file of files) {
    const owner = [...workspaces].find(([, { folder }]) => file.startsWith(`${folder}/`));
    if (owner) changed.add(owner[0]);
    else everything ||= !onlyChecked.test(file);
  }
  const dependents = new Set();
  const visit = (name) => {
    for (const [other, { dependencies }] of workspaces) {
      if (dependents.has(other) || !dependencies.includes(name)) continue;
      dependents.add(other);
      visit(other);
    }
  };
  for (const name of changed) visit(name);
  for (const name of changed) dependents.delete(name);
  return { changed, dependents, everything };
}

/** Options before `--` are Turbo's, those after it Vitest's. */
function unitOf(step, workspaces, vitestArgs = []) {
  const at = step.command.indexOf('--');
  const filters = [...workspaces].map((name) => `--filter=${name}`);
  const [before, after] = [step.command.slice(0, at), step.command.slice(at)];
  return { ...step, command: [...before, ...filters, ...after, ...vitestArgs], workspaces };
}

/**
 * The steps of `npm test -- --changed`: the unit tests of changed workspaces, of their dependents
 * those that import a changed file, and stories, journeys and the second market where something they
 * run has changed. Stories run as a whole: they load their blocks by name, which no import shows. The
 * checks always run: they keep their results themselves.
 */
export function narrowSteps(steps, { base, files }, workspaces) {
  const { changed, dependents, everything } = affectedBy(files, workspaces);
  if (everything) return steps;
  const related = `--changed=${base}`;
  const isAffected = (name) => changed.has(name) || dependents.has(name);
  const narrowed = steps.flatMap((step) => {
    if (step.name === 'unit') {
      const parts = [];
      if (changed.size > 0) parts.push(unitOf(step, changed));
      if (dependents.size > 0) {
        parts.push({ ...unitOf(step, dependents, [related]), name: 'related' });
      }
      return parts;
    }
    if (!step.runs || files.includes(step.follows)) return [step];
    if (!step.runs.some(isAffected)) return [];
    return [step];
  });
  const needed = new Set(narrowed.map(({ needs }) => needs));
  return narrowed.filter(({ name }) => name !== 'build' || needed.has(name));
}
