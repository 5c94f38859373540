import type { Catalogue } from '@mawkib/blocks/definitions';
import type { SiteFooterProps } from '@mawkib/ui';
import type { ComponentType } from 'react';
import type { SiteParts, SiteReplacements } from './site-parts.ts';

/** What a market replaces on the server: the footer is rendered there alone. */
export interface ServerReplacements extends SiteReplacements {
  /** In place of `SiteFooter` of `@mawkib/ui`. It runs on the server only and outside of the router. */
  Footer?: ComponentType<SiteFooterProps> | undefined;
}

/** What a market hands to its site on the server. */
export interface ServerParts extends SiteParts {
  /** The definitions of its blocks. */
  catalogue: Catalogue;
  /** Addresses of font files by the names that themes give them. */
  fonts: Readonly<Record<string, string>>;
  replace?: ServerReplacements | undefined;
}
