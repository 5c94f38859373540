import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { routeProblems } from './route-problems.ts';

/** A market's changes of the route table. File paths are relative to its `app` folder. */
export interface RouteChanges {
  /** More routes below `/:locale`, before the pages that staff compose. */
  add?: readonly RouteConfigEntry[];
  /** Files that replace built-in ones, by route id. */
  replace?: Readonly<Record<string, string>>;
  /** Ids of built-in routes to remove. */
  remove?: readonly string[];
}

/** Folder of the built-in route modules, found from source and from the build. */
const appFolder = find(dirname(fileURLToPath(import.meta.url)));

function find(folder: string): string {
  const app = join(folder, 'app');
  return existsSync(join(app, 'root.tsx')) ? app : find(dirname(folder));
}

/**
 * Routes of a market's site, for `app/routes.ts` of React Router. Throws one error that lists every
 * invalid change: an unknown id, a required route removed, a path that is taken.
 */
export function siteRoutes({ add = [], replace = {}, remove = [] }: RouteChanges = {}) {
  const table = builtInRoutes();
  const problems = routeProblems(table, { add, replace, remove });
  if (problems.length > 0) {
    throw new Error(`The routes are not valid:\n${problems.join('\n')}`);
  }
  return changed(table, { add, replace, remove });
}

/** A built-in route; its file is named after its id. */
function builtIn(path: string, id: string, children?: RouteConfigEntry[]): RouteConfigEntry {
  return route(path, moduleOf(id), { id }, children);
}

const builtInIndex = (file: string, id = file) => index(moduleOf(file), { id });

function moduleOf(id: string): string {
  const file = [`${id}.tsx`, `${id}.ts`].find((name) => existsSync(join(appFolder, name)));
  if (!file) throw new Error(`There is no module of the route ${id}`);
  return join(appFolder, file);
}

const builtInRoutes = (): RouteConfigEntry[] => [
  builtInIndex('routes/entry'),
  builtIn('sitemap.xml', 'routes/sitemap'),
  builtIn(':locale', 'routes/market', [
    builtInIndex('routes/content', 'home'),
    builtIn('showroom/:slug', 'routes/showroom'),
    builtIn('showroom/forms/:formId', 'routes/showroom-form'),
    builtIn('retailers/:slug', 'routes/dealer'),
    builtIn('retailers/:slug/contact', 'routes/dealer-contact'),
    builtIn('search', 'routes/search'),
    builtIn('search/suggestions', 'routes/search-suggestions'),
    builtIn('forms/:formId', 'routes/form'),
    builtIn('forms/:formId/appointment.ics', 'routes/form-appointment'),
    builtIn('saved-vehicles', 'routes/saved-vehicles'),
    builtIn('saved-vehicles/found', 'routes/found-vehicles'),
    builtIn('saved-vehicles/specs', 'routes/compared-specs'),
    builtIn('showroom-order-online', 'routes/order/layout', [
      builtInIndex('routes/order/start'),
      builtIn('vehicle/:vehicleId?', 'routes/order/vehicle'),
      builtIn('checkout', 'routes/order/checkout'),
      builtIn('success', 'routes/order/success'),
      builtIn('confirmation/:orderNumber', 'routes/order/confirmation'),
      builtIn('confirmation/:orderNumber/appointment.ics', 'routes/order/appointment'),
      builtIn('waiting/:vehicleId', 'routes/order/waiting'),
      builtIn('hold', 'routes/order/hold'),
    ]),
    builtIn('ev-order', 'routes/ev/layout', [
      builtInIndex('routes/ev/lead'),
      builtIn(':id', 'routes/ev/order'),
    ]),
    builtIn('block-data/:block/*', 'routes/block-data'),
    builtIn('frame-footer', 'routes/frame-footer'),
    builtIn('frame-menu', 'routes/frame-menu'),
    builtIn('no-access', 'routes/no-access'),
    builtIn('auth/error', 'routes/auth-error'),
    builtIn('auth-exchange', 'routes/auth-exchange'),
    builtIn('404', 'routes/not-found'),
    builtIn('lrdx-navigation-test', 'routes/navigation-test'),
    builtIn('disabled-preview/*', 'routes/disabled-preview'),
    builtIn('canvas/:pageId', 'routes/canvas'),
    route('*', moduleOf('routes/content'), { id: 'content' }),
  ]),
];

function changed(
  table: readonly RouteConfigEntry[],
  changes: Required<RouteChanges>,
): RouteConfigEntry[] {
  return table
    .filter(({ id }) => !changes.remove.includes(id ?? ''))
    .flatMap((entry) => {
      const children = entry.children && changed(entry.children, changes);
      const file = changes.replace[entry.id ?? ''] ?? entry.file;
      const found = { ...entry, file, ...(children && { children }) };
      return entry.id === 'content' ? [...changes.add, found] : [found];
    });
}
