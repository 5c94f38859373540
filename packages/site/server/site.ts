import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Call } from '@mawkib/api-clients';
import { fileFieldLimits } from '@mawkib/api-clients/contracts/forms';
import { type Theme, themeOf } from '@mawkib/core/brands';
import { type Presets, transportSecurity } from '@mawkib/core/deployment';
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteContext } from '../app/context/site-context.ts';
import { lockCookieName } from '../app/order/cookies/lock-cookie-name.ts';
import type { PagePolicy, PolicySources } from '../app/request/store-headers.ts';
import { type CachedPage, createCachedPage, createPageCache } from './create-page-cache.ts';
import { compress, negotiate } from './encoding.ts';
import { readBlockChunks } from './read-block-chunks.ts';
import { type BrandFavicons, readRootFiles, serveRootFiles } from './root-files.ts';
import { type BuiltRoutes, routesBelowLanguage } from './routes-below-language.ts';
import { contentSecurityPolicy, createNonce, pageSecurityHeaders } from './security-headers.ts';
import { toWebRequest } from './to-web-request.ts';
import { withoutSlash } from './without-slash.ts';

/** Internal headers between the application and this server; never sent. */
const storeHeader = 'x-mawkib-store';
const sourcesHeader = 'x-mawkib-sources';
const policyHeader = 'x-mawkib-policy';

/** Max bytes of a post by content type: forms with files are larger than others. */
const bodyLimits = [
  ['multipart/form-data', fileFieldLimits.bytes * fileFieldLimits.files + 1_048_576],
  ['*', 1_048_576],
] as const;

export interface SiteOptions {
  call: Call;
  /** Public origin, without a trailing slash. */
  publicUrl: string;
  /** Require HTTPS for subdomains too. Default false. */
  hstsSubdomains?: boolean;
  /** Name of the staff's session cookie: requests with it bypass the cache. */
  sessionCookie: string;
  /** Theme of pages that name none. Default Land Rover. */
  theme?: Theme;
  /** Icons of brands. Default: those of the build. */
  favicons?: BrandFavicons | undefined;
  /** Default settings of the deployment; fetched settings override them. */
  presets?: Partial<Presets>;
  log: FastifyBaseLogger;
  /** Folder of the market's production build. */
  buildFolder: string;
  /** Cache finished documents in memory. Default true; benchmarks turn it off. */
  cache?: boolean;
}

export interface Site {
  plugin: FastifyPluginAsync;
  /** Paths of its routes below the language, as in `RouteConfig`; `*` for staff's pages. */
  routes: readonly string[];
  /** Removes all cached documents and the market's cached data. */
  purge(): void;
  /** The services are unreachable: until `resume` cached documents are served regardless of age. */
  suspend(): void;
  /**
   * The services respond again: everything is rendered again, with the cached document as fallback.
   */
  resume(): void;
  /**
   * Renders a document without cache and network; `probe` receives React's bare rendering of the
   * same tree.
   */
  render(request: Request, probe?: (render: () => string) => void): Promise<string>;
}

interface ServerModule {
  createSiteHandler(
    build: unknown,
    options: {
      call: Call;
      publicUrl: string;
      presets: Partial<Presets>;
      theme: Theme;
      faviconsOf: SiteContext['faviconsOf'];
      blockChunks: SiteContext['blockChunks'];
      log: SiteContext['log'];
    },
  ): {
    handle(
      request: Request,
      nonce: string,
      probe?: (render: () => string) => void,
    ): Promise<{ response: Response; document: string | undefined }>;
    purge(): void;
  };
}

/**
 * The visitors' site as a Fastify plugin: assets, cached documents, React Router for everything
 * else.
 */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { call, publicUrl, sessionCookie, presets = {}, theme = themeOf(undefined), log } = options;
  const { hstsSubdomains = false, favicons = {} } = options;
  const always = {
    'x-content-type-options': 'nosniff',
    ...transportSecurity({ publicUrl, hstsSubdomains }),
  };
  const { buildFolder } = options;
  const clientFolder = join(buildFolder, 'client');
  const [build, blockChunks, rootFiles] = await Promise.all([
    import(pathToFileURL(join(buildFolder, 'server/index.js')).href) as Promise<{
      entry: { module: ServerModule };
      routes: BuiltRoutes;
    }>,
    readBlockChunks(clientFolder),
    readRootFiles(clientFolder, { favicons, publicUrl }),
  ]);
  const handler = build.entry.module.createSiteHandler(build, {
    call,
    publicUrl,
    presets,
    theme,
    faviconsOf: rootFiles.faviconsOf,
    blockChunks,
    log: (level, message, details) =>
      log[level](details instanceof Error ? { err: details } : { details }, message),
  });
  const cache = createPageCache();
  /** Cookies of people with pages of their own. */
  const personal = [sessionCookie, lockCookieName];
  const mayCache = (request: FastifyRequest) =>
    options.cache !== false &&
    (request.method === 'GET' || request.method === 'HEAD') &&
    request.url.length < 400 &&
    !personal.some((name) => (request.headers.cookie ?? '').includes(`${name}=`));

  let suspended = false;
  /**
   * Addresses that are being rendered again after an outage; other requests get the last document.
   */
  const renewing = new Set<string>();

  async function response(request: FastifyRequest, reply: FastifyReply) {
    const plain = request.method === 'POST' ? undefined : withoutSlash(request.url);
    if (plain !== undefined) return reply.redirect(plain, 301);
    const cacheable = mayCache(request);
    const stale = cacheable ? cache.stale(request.url) : undefined;
    const cached = cacheable ? cache.get(request.url) : undefined;
    if (cached) return sendPage(request, reply, cached);
    if (stale && (suspended || renewing.has(request.url))) {
      return sendPage(request, reply, stale);
    }
    if (!cacheable || !cache.isOvertaken(request.url)) return render(request, reply, stale);
    renewing.add(request.url);
    return render(request, reply, stale).finally(() => renewing.delete(request.url));
  }

  async function render(request: FastifyRequest, reply: FastifyReply, stale?: CachedPage) {
    const cacheable = mayCache(request);
    const bornIn = cache.generation;
    const nonce = createNonce();
    const aborter = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) aborter.abort();
    });
    const { response, document } = await handler.handle(
      toWebRequest(request, publicUrl, aborter.signal),
      nonce,
    );
    // After a purge in the meantime the stale document is wrong.
    if (response.status >= 500 && stale && stale === cache.stale(request.url)) {
      log.warn({ url: request.url }, 'a page could not be rendered; its last document is served');
      return sendPage(request, reply, stale);
    }
    const headers = headersOf(response, nonce);
    const body =
      document === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(document);
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    const store =
      cacheable &&
      response.status === 200 &&
      cookies.length === 0 &&
      response.headers.has(storeHeader);
    if (store) {
      const page = createCachedPage({ status: 200, headers, body, nonce }, Date.now());
      cache.store(request.url, page, bornIn);
      reply.header('etag', page.etag);
    } else if (cacheable && response.status < 500) {
      cache.delete(request.url);
    }
    return sendBody(request, reply, response.status, headers, body);
  }

  const plugin: FastifyPluginAsync = async (server) => {
    server.addHook('onRequest', async (_request, reply) => {
      reply.headers(always);
    });
    await server.register(fastifyStatic, {
      root: join(clientFolder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
      // The build writes a `.br` and a `.gz` for each text file.
      preCompressed: true,
      setHeaders: (reply) => {
        reply.header('vary', 'accept-encoding');
      },
    });
    serveRootFiles(server, rootFiles);
    server.removeAllContentTypeParsers();
    for (const [type, bodyLimit] of bodyLimits) {
      server.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
        done(null, body),
      );
    }
    server.route({ method: ['GET', 'POST'], url: '/*', handler: response });
  };
  return {
    plugin,
    routes: routesBelowLanguage(build.routes),
    async render(request, probe) {
      const { document } = await handler.handle(request, createNonce(), probe);
      if (document === undefined) throw new Error(`${request.url} is no document`);
      return document;
    },
    purge() {
      cache.purge();
      handler.purge();
    },
    suspend() {
      suspended = true;
    },
    resume() {
      suspended = false;
      cache.expire();
      handler.purge();
    },
  };
}

const internalHeaders = ['set-cookie', storeHeader, sourcesHeader, policyHeader];

function headersOf(response: Response, nonce: string): Record<string, string> {
  const own = response.headers.get(policyHeader);
  const policy = own ? (JSON.parse(own) as PagePolicy) : undefined;
  const headers = pageSecurityHeaders(policy);
  for (const [name, value] of response.headers) {
    if (!internalHeaders.includes(name)) headers[name] = value;
  }
  headers['cache-control'] ??= 'no-store';
  if ((headers['content-type'] ?? '').startsWith('text/html')) {
    const shared = response.headers.get(sourcesHeader);
    headers['content-security-policy'] = contentSecurityPolicy(nonce, [
      shared ? (JSON.parse(shared) as PolicySources) : undefined,
      policy?.sources,
    ]);
  }
  headers.vary = 'Accept-Encoding, Cookie';
  return headers;
}

/**
 * A prefetched response may be used for the next navigation for a few seconds; everything else is
 * revalidated, so that changes show at once.
 */
const fetchedAhead = { 'cache-control': 'private, max-age=5' };
const isAhead = ({ headers, url }: FastifyRequest) =>
  String(headers['sec-purpose'] ?? '').startsWith('prefetch') && /\.data(\?|$)/.test(url);

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.headers(page.headers).header('etag', page.etag);
  if (isAhead(request)) reply.headers(fetchedAhead);
  // The browser keeps its copy with the policy and nonce of that copy.
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const nonce = createNonce();
  const policy = page.policy(nonce);
  if (policy) reply.header('content-security-policy', policy);
  const encoding = negotiate(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(await page.bytes(encoding, nonce));
}

async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  headers: Record<string, string>,
  body: Buffer,
) {
  reply.code(status).headers(headers);
  if (status === 200 && isAhead(request)) reply.headers(fetchedAhead);
  if (body.length === 0) return reply.send(body);
  const encoding = body.length > 1024 ? negotiate(request.headers['accept-encoding']) : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await compress(body, encoding, 4));
}
