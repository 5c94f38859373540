import type { Catalogue } from '@mawkib/blocks/definitions';
import type { SiteFooterProps } from '@mawkib/ui';
import type { ComponentType } from 'react';
import type { MiddlewareFunction } from 'react-router';
import type { SiteParts, SiteReplacements } from './site-parts.ts';

/** Components that a market replaces on the server; the footer is rendered only there. */
export interface ServerReplacements extends SiteReplacements {
  /** Replaces `SiteFooter` of `@mawkib/ui`. Runs on the server only, outside the router. */
  Footer?: ComponentType<SiteFooterProps> | undefined;
}

/** Parts that a market passes to its site on the server. */
export interface ServerParts extends SiteParts {
  /** The definitions of its blocks. */
  catalogue: Catalogue;
  /** URLs of font files by the names that themes use. */
  fonts: Readonly<Record<string, string>>;
  replace?: ServerReplacements | undefined;
  /**
   * Middleware that routes name in `handle.middleware`, beside the built-in `auth` and `staff`; the
   * same name replaces a built-in one.
   */
  middleware?: Readonly<Record<string, MiddlewareFunction<Response>>> | undefined;
}
