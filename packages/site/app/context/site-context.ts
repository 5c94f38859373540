import type { Call } from '@mawkib/api-clients';
import type { Metahead, NavEntry, PublicBlock } from '@mawkib/api-clients/contracts/content';
import type { ImageFactsOf } from '@mawkib/blocks/model';
import type { Theme } from '@mawkib/core/brands';
import type { Locale } from '@mawkib/core/locale';
import type { FooterContent } from '@mawkib/core/settings';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { createContext } from 'react-router';
import type { Market } from './market.ts';
import type { ServerParts } from './server-parts.ts';
import type { StockValues } from './stock-values.ts';

/** An icon that documents link. */
export interface Favicon {
  /** On the site's origin. */
  href: string;
  type: string;
  /** For home screens: `apple-touch-icon`. */
  isTouch?: boolean;
}

/** Context of every request on the server: services, settings and deployment. */
export interface SiteContext extends ServerParts {
  call: Call;
  /** Nonce of this response's Content-Security-Policy. */
  nonce: string;
  /** Theme of pages that name none (deployment). */
  theme: Theme;
  /** Public origin, without a trailing slash. */
  publicUrl: string;
  /** Settings, navigation and meta heads of the market; cached, refreshed in the background. */
  market: (locale: Locale) => Promise<Market>;
  /** Meta heads of one page; cached like `market`. */
  metaheadsOf: (pageId: string) => Promise<readonly Metahead[]>;
  /** Sizes of an image in the media library; null if unknown. Cached like `market`. */
  imageFactsOf: ImageFactsOf;
  /**
   * Every value of the stock's filters; null while the stock cannot be loaded. Cached like
   * `market`.
   */
  stockValues: (locale: Locale) => Promise<StockValues | null>;
  /** Icons of pages of a theme. Empty in development. */
  faviconsOf: (theme: Theme) => readonly Favicon[];
  /** Chunk URLs per block template, for preloading. Empty in development. */
  blockChunks: Readonly<Record<string, readonly string[]>>;
  /** Names of the middleware of an address, by the pattern of its routes. */
  middlewareAt: (pattern: string) => readonly string[];
  log: (level: 'warn' | 'error', message: string, details?: unknown) => void;
}

export const siteContext = createContext<SiteContext>();

/**
 * Receives the finished document as a string, which saves encoding it into a `Response` and
 * decoding it again.
 */
export const documentSink = createContext<((document: string) => void) | null>(null);

/** Receives the bare rendering of the document, to measure the cost of everything around it. */
export const renderProbe = createContext<((render: () => string) => void) | null>(null);

/** The page's blocks with all props, for rendering on the server only. */
export const serverOnlyProps = createContext<readonly PublicBlock[]>([]);

/**
 * Meta heads of the page itself, which the document has outside React's tree. Null: the document
 * has none at all, not even those of every page.
 */
export const pageMetaheads = createContext<readonly Metahead[] | null>([]);

/** Data of a document's footer. */
export interface ServedFooter {
  /** Entries of the navigation, if no footer is configured. */
  entries: readonly NavEntry[];
  content: FooterContent<SafeHtml> | null;
  retailersUrl: string;
  searchUrl: string;
  /** The market requests consent, so the footer links to the consent settings. */
  hasConsent: boolean;
}

/** For rendering on the server only. Null if the market's data could not be loaded. */
export const servedFooter = createContext<ServedFooter | null>(null);
