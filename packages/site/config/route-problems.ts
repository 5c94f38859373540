import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { RouteChanges } from './site-routes.ts';

/** Routes that every site needs. */
const required: readonly string[] = ['routes/market', 'home', 'content'];

/** Paths of the editor below each language, handled before the site. */
const editorPaths: readonly string[] = ['cms', 'admin'];

interface Place {
  /** Position in the list of changes: `add[0].children[1]`. */
  at: string;
  id: string;
  /** Whole path below the language, as written. */
  path: string;
  /** True if it responds at its own path; a route with neither index nor path only wraps others. */
  responses: boolean;
}

/** Invalid changes of a route table, each with its position and the fix. */
export function routeProblems(
  table: readonly RouteConfigEntry[],
  { add, replace, remove }: Required<RouteChanges>,
): string[] {
  const ids = places(table).map(({ id }) => id);
  const pages = table.find(({ path }) => path === ':locale')?.children ?? [];
  const allowed = `allowed: ${ids.filter((id) => !required.includes(id)).join(', ')}`;
  const replaceable = `allowed: ${ids.join(', ')}`;
  return [
    ...remove.flatMap((id, at) =>
      required.includes(id)
        ? [`remove[${at}]: the site needs ${id}; replace its file instead`]
        : ids.includes(id)
          ? []
          : [`remove[${at}]: there is no route "${id}"; ${allowed}`],
    ),
    ...Object.keys(replace).flatMap((id) => {
      if (!ids.includes(id)) {
        return [`replace["${id}"]: there is no route of this id; ${replaceable}`];
      }
      return remove.includes(id)
        ? [`replace["${id}"]: this route is removed as well; do one of both`]
        : [];
    }),
    ...addProblems({
      ids: places(table, { without: remove }).map(({ id }) => id),
      pages: places(pages, { without: remove }),
      added: places(add, { list: 'add' }),
    }),
  ];
}

interface Tables {
  /** Ids of all remaining built-in routes. */
  ids: readonly string[];
  /** Remaining built-in routes below a language. */
  pages: readonly Place[];
  added: readonly Place[];
}

function addProblems({ ids, pages, added }: Tables): string[] {
  const owners = new Map(
    pages
      .filter(({ responses }) => responses)
      .flatMap(({ id, path }) => shapes(path).map((shape) => [shape, id])),
  );
  const taken = new Map<string, string>();
  const named = new Map(ids.map((id) => [id, 'a built-in route']));

  const pathProblem = ({ at, path, responses }: Place): string | undefined => {
    if (/^:locale(\/|$)/.test(path)) {
      return `stands below the language already; write "${path.slice(':locale/'.length)}"`;
    }
    if (editorPaths.includes(path.split('/')[0]?.toLowerCase() ?? '')) {
      return 'is a path of the editor; take another path';
    }
    if (!responses) return undefined;
    const own = shapes(path);
    const owner = own.map((shape) => owners.get(shape)).find(Boolean);
    if (owner) return `is the path of ${owner}; replace that route, or take another path`;
    const other = own.map((shape) => taken.get(shape)).find(Boolean);
    for (const shape of own) if (!taken.has(shape)) taken.set(shape, at);
    return other && `is the path of ${other} already; take another path`;
  };
  const idProblem = ({ at, id }: Place): string | undefined => {
    const holder = named.get(id);
    if (holder === undefined) named.set(id, at);
    return holder && `is the id of ${holder} already; give another id, or the file another name`;
  };
  return added.flatMap((place) => {
    const path = pathProblem(place);
    const id = idProblem(place);
    return [
      ...(path ? [`${place.at}: "${place.path}" ${path}`] : []),
      ...(id ? [`${place.at}: "${place.id}" ${id}`] : []),
    ];
  });
}

/**
 * Paths that the router treats as equal: parameter names and case are ignored, optional segments
 * are expanded.
 */
function shapes(path: string): string[] {
  return path
    .replace(/^\/+|\/+$/g, '')
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/^:[^?]*/, ':'))
    .reduce<string[]>(
      (known, part) =>
        known.flatMap((start) => {
          const whole = [start, part.replace(/\?$/, '')].filter(Boolean).join('/');
          return part.endsWith('?') ? [start, whole] : [whole];
        }),
      [''],
    );
}

const withoutEnding = (file: string) => file.replace(/\.[cm]?[jt]sx?$/, '');

/** All routes of a table, including nested ones. */
function places(
  table: readonly RouteConfigEntry[],
  { list = '', parent = '', without = [] as readonly string[] } = {},
): Place[] {
  return table.flatMap((entry, index) => {
    const id = entry.id ?? withoutEnding(entry.file);
    if (without.includes(id)) return [];
    const path = [parent, entry.path].filter(Boolean).join('/');
    const at = `${list}[${index}]`;
    const hasIndex = entry.children?.some((child) => child.index) ?? false;
    const responses = entry.index === true || (entry.path !== undefined && !hasIndex);
    return [
      { at, id, path, responses },
      ...places(entry.children ?? [], { list: `${at}.children`, parent: path, without }),
    ];
  });
}
