import type { BlockComponents } from '@mawkib/blocks';
import { createContext, use } from 'react';

/** What a market hands to its site, on the server and in the browser alike. */
export interface SiteParts {
  /** The components of its blocks. */
  components: BlockComponents;
  /** Addresses of icon sprites by icon set. */
  icons: Readonly<Record<string, string>>;
  /** Addresses of font files by the names that themes give them. */
  fonts: Readonly<Record<string, string>>;
}

export const SitePartsContext = createContext<SiteParts | null>(null);

export function useSiteParts(): SiteParts {
  const parts = use(SitePartsContext);
  if (!parts) throw new Error('useSiteParts: render inside <SitePartsContext>.');
  return parts;
}
