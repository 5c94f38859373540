import type { Call } from '@mawkib/api-clients';
import { getSettings } from '@mawkib/api-clients/contracts/content';
import { getPlacedNavigation } from '@mawkib/api-clients/contracts/navigation';
import { createBlockComponents } from '@mawkib/blocks';
import { createCatalogue } from '@mawkib/blocks/definitions';
import type { ComponentType } from 'react';
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import * as root from '../root.tsx';
import * as market from '../routes/market.tsx';
import { createServerEntry, type ServerParts } from '../server-entry.tsx';

interface RouteModule {
  // biome-ignore lint/suspicious/noExplicitAny: each route has props of its own
  default?: ComponentType<any>;
  // biome-ignore lint/suspicious/noExplicitAny: each route has props of its own
  ErrorBoundary?: ComponentType<any>;
}

interface TestRoute {
  path: string;
  module: object;
  /** Id of the route; default: the path. */
  id?: string;
}

interface ApplicationOptions {
  /** Routes below the language. */
  routes: readonly TestRoute[];
  parts?: Partial<ServerParts>;
  /**
   * `data` of the services' responses by operation id, a function of the input, or a whole response
   * with `data` and `meta`. Default: [].
   */
  responses?: Readonly<Record<string, unknown>>;
  /** Settings of the market. Default: navigation on every page. */
  settings?: Readonly<Record<string, string>>;
  /** Wraps the calls. */
  wrapCall?: (call: Call) => Call;
  /** Receives failures. Default: throws. */
  log?: (level: string, message: string, details?: unknown) => void;
}

const everywhere = { 'navigation.disabled_on_pages': '[]' };

/** Passes the props of routes, as React Router's build does. */
const withProps = (module: RouteModule): object => ({
  ...module,
  ...(module.default && { default: withComponentProps(module.default) }),
  ...(module.ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(module.ErrorBoundary) }),
});

/** A whole application of these routes: the site's root, handler and server entry. */
export function siteApplication({
  routes: below,
  parts,
  responses = {},
  settings = {},
  wrapCall = (call) => call,
  log,
}: ApplicationOptions) {
  const entries = Object.entries({ ...everywhere, ...settings });
  const given: Readonly<Record<string, unknown>> = {
    [getSettings.id]: entries.map(([key, value]) => ({ key, value })),
    [getPlacedNavigation.id]: null,
    ...responses,
  };
  const call = wrapCall((async ({ id }: { id: string }, input: unknown) => {
    const found = id in given ? given[id] : [];
    if (found && typeof found === 'object' && 'data' in found && 'meta' in found) return found;
    return { data: typeof found === 'function' ? await found(input) : found };
  }) as unknown as Call);
  const entry = createServerEntry({
    catalogue: createCatalogue([]),
    components: createBlockComponents({}),
    icons: {},
    fonts: {},
    ...parts,
  });
  const route = (id: string, parentId: string | undefined, path: string, module: object) => ({
    [id]: { id, parentId, path, module: withProps(module as RouteModule) },
  });
  const routes: Record<string, ReturnType<typeof route>[string]> = {
    ...route('root', undefined, '', root),
    ...route('routes/market', 'root', ':locale', market),
  };
  for (const { id, path, module } of below) {
    Object.assign(routes, route(id ?? path, 'routes/market', path, module));
  }
  const facts = Object.values(routes).map(({ id, parentId, path }) => [
    id,
    { id, parentId, path, module: '/route.js', hasLoader: id !== 'root', imports: [], css: [] },
  ]);
  const build = {
    entry: { module: { ...entry, default: entry.handleRequest } },
    routes,
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: Object.fromEntries(facts),
      url: '',
      version: '1',
    },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const { handle } = entry.createSiteHandler(build, {
    call,
    publicUrl: 'https://market.example',
    presets: {},
    theme: 'land-rover',
    blockChunks: {},
    faviconsOf: (theme) => [{ href: `/${theme}.svg`, type: 'image/svg+xml' }],
    log:
      log ??
      ((_level, message, details) => {
        throw new Error(message, { cause: details });
      }),
  });
  return (path: string, init?: RequestInit) =>
    handle(new Request(`https://market.example${path}`, init), 'n');
}
