import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** `handle` of a route that names middleware. */
export interface MiddlewareHandle {
  /** Names, in order: `auth`, `staff`, or one of `middleware` in the market's parts. */
  readonly middleware?: readonly string[];
}

/**
 * Names of the middleware by the pattern of an address, from the `handle` of each route from the
 * root to the page. Throws for a route that names middleware and has no loader: a navigation in the
 * browser would show it without a request, so nothing would run.
 */
export function middlewareNames(routes: Routes): (pattern: string) => readonly string[] {
  const byPattern = new Map<string, readonly string[]>();
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const open: string[] = [];
  for (const { id } of all) {
    const chain = chainOf(routes, id);
    const names = chain.flatMap(({ module }) => namesOf(module.handle));
    if (names.length === 0 || parents.has(id)) continue;
    if (!routes[id]?.module.loader) open.push(id);
    byPattern.set(patternOf(chain), names);
  }
  if (open.length > 0) {
    throw new Error(`Routes with middleware need a loader: ${open.join(', ')}`);
  }
  return (pattern) => byPattern.get(normal(pattern)) ?? [];
}

function chainOf(routes: Routes, id: string | undefined): NonNullable<Routes[string]>[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [...chainOf(routes, route.parentId), route] : [];
}

const namesOf = (handle: unknown): readonly string[] =>
  (handle as MiddlewareHandle | undefined)?.middleware ?? [];

const patternOf = (chain: readonly { path?: string }[]) =>
  normal(chain.map(({ path }) => path ?? '').join('/'));

const normal = (path: string) => path.split('/').filter(Boolean).join('/');
