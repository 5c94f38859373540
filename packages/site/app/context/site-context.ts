import type { Call } from '@mawkib/api-clients';
import type { Metahead, NavEntry, PublicBlock } from '@mawkib/api-clients/contracts';
import type { ImageSizesOf } from '@mawkib/blocks/model';
import type { Theme } from '@mawkib/core/brands';
import type { Locale } from '@mawkib/core/locale';
import type { FooterContent } from '@mawkib/core/settings';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { createContext } from 'react-router';
import type { Market } from './market.ts';
import type { ServerParts } from './server-parts.ts';
import type { StockValues } from './stock-values.ts';

/** An icon of the site as a document links it. */
export interface Favicon {
  /** On the site's own origin. */
  href: string;
  type: string;
}

/** What the server gives to every request: the services and the facts of its surroundings. */
export interface SiteContext extends ServerParts {
  call: Call;
  /** Nonce of this response's Content-Security-Policy. */
  nonce: string;
  /** The theme of pages that name none (deployment). */
  theme: Theme;
  /** Origin that visitors see, without a trailing slash. */
  publicUrl: string;
  /** Settings, navigation and meta heads of the market; cached, refreshed in the background. */
  market: (locale: Locale) => Promise<Market>;
  /** The meta heads of one page alone; cached alike. */
  metaheadsOf: (pageId: string) => Promise<readonly Metahead[]>;
  /** The sizes of a picture in the media library; null when it does not say. Cached alike. */
  imageSizesOf: ImageSizesOf;
  /** Every value of the stock's filters; null while nobody can say. Cached alike. */
  stockValues: (locale: Locale) => Promise<StockValues | null>;
  /** The icons of pages of a theme. None in development. */
  faviconsOf: (theme: Theme) => readonly Favicon[];
  /** Chunk addresses per block template, for preloading. Empty in development. */
  blockChunks: Readonly<Record<string, readonly string[]>>;
  log: (level: 'warn' | 'error', message: string, details?: unknown) => void;
}

export const siteContext = createContext<SiteContext>();

/**
 * Takes the finished document as a string. A `Response` would encode it, and its reader decode it,
 * for nothing: this server wants the text.
 */
export const documentSink = createContext<((document: string) => void) | null>(null);

/** Handed the bare rendering of the document, for measuring what everything around it costs. */
export const renderProbe = createContext<((render: () => string) => void) | null>(null);

/** The page's blocks with all their props, for rendering on the server alone. */
export const serverOnlyProps = createContext<readonly PublicBlock[]>([]);

/**
 * The meta heads of the page itself, which the document carries outside React's tree. Null: a
 * document that carries none at all, not even those of every page.
 */
export const pageMetaheads = createContext<readonly Metahead[] | null>([]);

/** What the footer of a document is made of. */
export interface ServedFooter {
  /** The navigation's own, where nothing is configured. */
  entries: readonly NavEntry[];
  content: FooterContent<SafeHtml> | null;
  retailersUrl: string;
  searchUrl: string;
  /** The market asks for consent, so there is a way to change one's mind. */
  hasConsent: boolean;
}

/** For rendering on the server alone. Null where the market's data could not be read. */
export const servedFooter = createContext<ServedFooter | null>(null);
