import type { PublicBlock } from '@mawkib/api-clients/contracts/content';
import { BlockComponentsProvider, ServerOnlyPropsProvider } from '@mawkib/blocks';
import type { Theme } from '@mawkib/core/brands';
import { marketThemes, themeOf } from '@mawkib/core/brands';
import { marketScript } from '@mawkib/core/locale';
import { ConsentBar } from '@mawkib/ui';
import {
  createStyleCollector,
  DrawnIcons,
  globalCss,
  preloadFonts,
  themeColor,
} from '@mawkib/ui/server';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { ServedConsentBarContext } from './consent/ConsentBarSlot.tsx';
import { consentMark } from './consent/consent-mark.server.ts';
import type { ServerParts, ServerReplacements } from './context/server-parts.ts';
import {
  documentSink,
  renderProbe,
  type SiteContext,
  servedFooter,
  serverOnlyProps,
  siteContext,
} from './context/site-context.ts';
import { SitePartsContext } from './context/site-parts.ts';
import { deferScripts } from './deferred-start/defer-scripts.server.ts';
import {
  createSiteHandler,
  type SiteHandlerOptions,
} from './handler/create-site-handler.server.ts';
import { FooterOfPage } from './layout/footer/FooterOfPage.tsx';
import { ServedFooterContext } from './layout/footer/StaticFooter.tsx';
import { chosenFavicons, faviconLinks } from './metaheads/favicon-links.server.ts';
import { marketTags } from './metaheads/market-tags.server.ts';
import { localeOf } from './page/use-page-locale.ts';
import { logFailure } from './request/log-failure.server.ts';
import { allowSources } from './request/store-headers.ts';
import { retailerMark } from './retailer-bar/retailer-mark.server.ts';
import { absoluteDataLinks } from './structured-data/absolute-data-links.server.ts';

export type { ServerParts, ServerReplacements };

/**
 * Exports of a market's `app/entry.server.tsx`: `handleRequest` as default, `handleError` and
 * `createSiteHandler` by name.
 */
export const createServerEntry = (parts: ServerParts) => ({
  handleRequest,
  handleError,
  createSiteHandler: (build: ServerBuild, options: Omit<SiteHandlerOptions, keyof ServerParts>) =>
    createSiteHandler(build, { ...options, ...parts }),
});

/** Seconds after which search engines may return to a page with status 503. */
const retryAfter = '60';

const baseSheets = new WeakMap<ServerParts['fonts'], string>();
/** Styles of all themes, since a visitor may navigate between brands. */
function baseCss(fonts: ServerParts['fonts']): string {
  const made = baseSheets.get(fonts) ?? globalCss(marketThemes(), fonts);
  baseSheets.set(fonts, made);
  return made;
}

/**
 * Renders the document to a string: the code of every block is loaded before, so nothing suspends.
 * The loader data is read from its stream and appended as scripts, so the tree has no Suspense
 * boundary of the router.
 */
async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const site = loadContext.get(siteContext);
  const { nonce, blockChunks, components, icons, fonts, replace, pageTypes, faviconsOf, market } =
    site;
  const handoff = await readAll(context.serverHandoffStream);
  context.serverHandoffStream = undefined;

  const blocks = loadContext.get(serverOnlyProps);
  const styles = createStyleCollector();
  const document = (
    <styles.Provider>
      <ServerOnlyPropsProvider blocks={blocks}>
        <ServedFooterContext
          value={<FooterOfPage footer={loadContext.get(servedFooter)} Footer={replace?.Footer} />}
        >
          <ServedConsentBarContext value={ConsentBar}>
            <SitePartsContext value={{ components, icons, replace, pageTypes }}>
              <BlockComponentsProvider value={components}>
                <DrawnIcons>
                  <ServerRouter context={context} url={request.url} nonce={nonce} />
                </DrawnIcons>
              </BlockComponentsProvider>
            </SitePartsContext>
          </ServedConsentBarContext>
        </ServedFooterContext>
      </ServerOnlyPropsProvider>
    </styles.Provider>
  );
  loadContext.get(renderProbe)?.(() => renderToString(document));
  const html = renderToString(document);
  const scripts = context.renderMeta?.didRenderScripts ? handoffScripts(handoff, nonce) : '';
  const locale = localeOf(context.staticHandlerContext.matches.at(-1)?.params ?? {});
  const tags = await marketTags(loadContext, locale);
  const theme = themeOfPage(context);
  const { settings } = await market(locale);
  const favicons = chosenFavicons(theme, faviconsOf(theme), settings.get('site.favicon'));
  const head =
    `<meta name="theme-color" content="${themeColor(theme)}">${faviconLinks(favicons)}${fontLinks(context, theme, fonts)}<style nonce="${nonce}">${baseCss(fonts)}</style>` +
    styles.styleTag({ nonce }) +
    marketFactsScript(nonce) +
    retailerMark(nonce) +
    (isCanvas(context) ? '' : consentMark(settings, nonce)) +
    tags.head;
  headers.set('content-type', 'text/html; charset=utf-8');
  if (status === 503) headers.set('retry-after', retryAfter);
  allowSources(headers, tags.sources);
  const shown = import.meta.env.DEV
    ? html
    : deferScripts(html, nonce, chunksOf(blocks, blockChunks));
  const text = insert(absoluteDataLinks(shown, site.publicUrl), head, tags.body + scripts);
  const keep = loadContext.get(documentSink);
  keep?.(text);
  return new Response(keep ? null : text, { status, headers });
}

/** Chunks of the interactive blocks, without duplicates. */
const chunksOf = (blocks: readonly PublicBlock[], chunks: SiteContext['blockChunks']) => [
  ...new Set(
    blocks.filter(({ still }) => !still).flatMap(({ template }) => chunks[template] ?? []),
  ),
];

/** Inserts text at the ends of the document's head and body. */
function insert(html: string, head: string, scripts: string): string {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return `<!DOCTYPE html>${html.slice(0, headEnd)}${head}${html.slice(headEnd, bodyEnd)}${scripts}${html.slice(bodyEnd)}`;
}

/** The editor's canvas shows the page to staff. */
const isCanvas = ({ staticHandlerContext }: EntryContext) =>
  staticHandlerContext.matches.some(({ route }) => route.id === 'routes/canvas');

/** The theme of the deepest route's data. */
function themeOfPage({ staticHandlerContext }: EntryContext): Theme {
  const { matches, loaderData } = staticHandlerContext;
  const named = matches
    .map(({ route }) => (loaderData[route.id] as { theme?: Theme } | undefined)?.theme)
    .findLast(Boolean);
  return named ?? themeOf(undefined);
}

/** Preload links for the fonts of the first screen, before any style. */
function fontLinks(context: EntryContext, theme: Theme, fonts: ServerParts['fonts']): string {
  const locale = localeOf(context.staticHandlerContext.matches.at(-1)?.params ?? {});
  return preloadFonts(theme, fonts, locale)
    .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`)
    .join('');
}

/** Script with the market object's values and texts, before any script that uses them. */
function marketFactsScript(nonce: string): string {
  const script = marketScript();
  return script && `<script nonce="${nonce}">${script}</script>`;
}

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The stream that `HydratedRouter` reads: the loader data, then its end. */
function handoffScripts(data: string, nonce: string): string {
  const literal = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${literal});window.__reactRouterContext.streamController.close();</script>`;
}

/** Logs errors that no page handled; aborted requests are ignored. */
function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  logFailure(error, { request, log: context.get(siteContext).log });
}
