import type { Project } from '@mawkib/check/project';
import { isProduct, productFiles } from './product-files.ts';

const product = (project: Project) =>
  [...project.files.values()].filter(({ path }) => isProduct(path));

/** Files of the contracts and the services, tests too, that name each call; by number of calls. */
function filesPerCall(project: Project): number[] {
  const files = [...project.files.values()].filter(
    ({ path }) =>
      /^packages\/(?:api-clients|services)\/src\/.*\.(?:ts|txt)$/.test(path) &&
      !path.includes('/generated/'),
  );
  const words = files.map(({ text }) => new Set(text.match(/[\w$]+/g)));
  const ids = files
    .filter(({ path }) => /^packages\/api-clients\/src\/contracts\/\w+\//.test(path))
    .flatMap(({ text }) => [...text.matchAll(/^ {2}id: '(\w+)',$/gm)].map(([, id = '']) => id));
  return ids.map((id) => words.filter((names) => names.has(id)).length);
}

/** Product files of each area of the administration. */
function filesPerScreen(project: Project): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of product(project)) {
    const [, area] = /^packages\/editor\/src\/admin\/([^/]+)\//.exec(path) ?? [];
    if (area) counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  for (const shared of ['form', 'layout', 'live']) counts.delete(shared);
  return counts;
}

/** Product files that name each payment provider. */
const filesPerProvider = (project: Project): Map<string, number> =>
  new Map(
    ['stripe', 'paypal', 'liqpay'].map((provider) => [
      provider,
      productFiles(project).filter(({ path, text }) =>
        `${path}\n${text}`.toLowerCase().includes(provider),
      ).length,
    ]),
  );

/** Files of each block: all that a person writes, tests, stories and fixtures too. */
function filesPerBlock(project: Project): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of project.files.keys()) {
    const [, block] = /^packages\/blocks\/src\/blocks\/([^/]+)\//.exec(path) ?? [];
    if (block) counts.set(block, (counts.get(block) ?? 0) + 1);
  }
  return counts;
}

/** Stops of the walk of a title in the architecture document. */
const titleWalk = (project: Project): number => {
  const text = project.files.get('docs/architecture.md')?.text ?? '';
  return text.match(/^\d+\. `[^`]+\.\w+`/gm)?.length ?? 0;
};

/** What a change costs: files that it touches today, and the stops of a walk through the code. */
export const countChanges = (project: Project) => ({
  perCall: filesPerCall(project),
  perScreen: filesPerScreen(project),
  perProvider: filesPerProvider(project),
  perBlock: filesPerBlock(project),
  titleWalk: titleWalk(project),
});
