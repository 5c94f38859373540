// @vitest-environment node
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  Meta,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { expect, it } from 'vitest';
import { deferScripts, markupNames } from './defer-scripts.server.ts';

const nonce = 'n1';
const assets = {
  entry: '/assets/entry.js',
  shared: '/assets/shared.js',
  root: '/assets/root.js',
  page: '/assets/page.js',
};

function Document({ withApplication }: { withApplication: boolean }) {
  return (
    <html lang="ar">
      <head>
        <Meta />
      </head>
      <body>
        <Outlet />
        {withApplication && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

/** A document as React Router itself writes it: its handler, its `ServerRouter`, its `Scripts`. */
async function written(withApplication = true): Promise<string> {
  const route = (id: string, module: string, parentId?: string) => ({
    id,
    parentId,
    path: '',
    module,
    imports: [assets.shared],
    css: [],
    hasAction: false,
    hasLoader: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  });
  const render = (
    request: Request,
    status: number,
    headers: Headers,
    context: EntryContext,
  ): Response => {
    context.serverHandoffStream = undefined;
    const html = renderToString(<ServerRouter context={context} url={request.url} nonce={nonce} />);
    return new Response(html, { status, headers });
  };
  const build = {
    entry: { module: { default: render } },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: { default: () => <Document withApplication={withApplication} /> },
      },
      page: {
        id: 'page',
        parentId: 'root',
        index: true,
        module: { default: () => <p>page</p> },
      },
    },
    assets: {
      entry: { module: assets.entry, imports: [assets.shared] },
      routes: {
        root: route('root', assets.root),
        page: { ...route('page', assets.page, 'root'), index: true },
      },
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const response = await createRequestHandler(build, 'production')(new Request('http://x/'));
  expect(response.status).toBe(200);
  return response.text();
}

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = '', text = '']) => ({
      type: /type="([^"]*)"/.exec(attributes)?.[1],
      nonce: /nonce="([^"]*)"/.exec(attributes)?.[1],
      text,
    }),
  );
const preloads = (html: string) =>
  [...html.matchAll(/<link[^>]*rel="modulepreload"[^>]*>/g)].map(
    ([link]) => /href="([^"]*)"/.exec(link)?.[1],
  );

it('finds in a document of React Router what it holds: its preloads and its one module', async () => {
  const html = await written();
  expect(preloads(html)).toEqual(expect.arrayContaining(Object.values(assets)));
  const modules = scriptsOf(html).filter(({ type }) => type === 'module');
  expect(modules).toHaveLength(1);
  expect(modules[0]?.text).toContain(assets.entry);
  expect(scriptsOf(html).at(-1), 'the module is the last script').toEqual(modules[0]);
});

it('leaves nothing in it that a browser would fetch or run as a module', async () => {
  const html = await written();
  const held = deferScripts(html, nonce, ['/assets/block.js']);
  expect(preloads(held)).toEqual([]);
  expect(held).not.toContain('type="module"');
  const [waiting, ...rest] = scriptsOf(held);
  const [module] = scriptsOf(html).filter(({ type }) => type === 'module');
  expect(rest.filter(({ type }) => type === markupNames.held)).toEqual([
    { ...module, type: markupNames.held },
  ]);
  expect(rest.filter(({ type }) => type === undefined)).toEqual(
    scriptsOf(html).filter(({ type }) => type === undefined),
  );
  for (const address of ['/assets/block.js', ...Object.values(assets)])
    expect(waiting?.text).toContain(JSON.stringify(address));
  expect(waiting).toMatchObject({ type: undefined, nonce });
  expect(held.indexOf('<body')).toBeLessThan(held.indexOf('<script'));
});

it('leaves a document of React Router without the application as it is', async () => {
  const html = await written(false);
  expect(html).toContain('<p>page</p>');
  expect(deferScripts(html, nonce)).toBe(html);
});
