import type { BlockComponents } from '@mawkib/blocks';
import type { LoadAnalytics } from '@mawkib/core/analytics';
import type { LoadConsentPlatform } from '@mawkib/core/consent';
import type { StockListLayoutProps, StockParts, VehicleCardProps } from '@mawkib/stock-locator';
import type { SiteHeaderProps } from '@mawkib/ui';
import { type ComponentType, createContext, use } from 'react';

/** Components of a market's own in place of the built-in ones, wherever those are rendered. */
export interface SiteReplacements extends StockParts {
  /** In place of `SiteHeader` of `@mawkib/ui`, on every page that has a header. */
  Header?: ComponentType<SiteHeaderProps> | undefined;
  /** In place of `VehicleCard` of `@mawkib/stock-locator`, in every list of vehicles. */
  VehicleCard?: ComponentType<VehicleCardProps> | undefined;
  /** In place of `StockListLayout` of `@mawkib/stock-locator`. */
  StockListLayout?: ComponentType<StockListLayoutProps> | undefined;
}

/** What a market hands to its site, on the server and in the browser alike. */
export interface SiteParts {
  /** The components of its blocks. */
  components: BlockComponents;
  /** Addresses of icon sprites by icon set. */
  icons: Readonly<Record<string, string>>;
  /** Components of its own in place of built-in ones; all are built in unless given. */
  replace?: SiteReplacements | undefined;
  /** Platforms of its own that ask for consent, by the name that `consent` of the market has. */
  consentPlatforms?: Readonly<Record<string, LoadConsentPlatform>> | undefined;
  /** What events go to instead of the tag manager, by the name that `analytics` of the market has. */
  analytics?: Readonly<Record<string, LoadAnalytics>> | undefined;
}

export const SitePartsContext = createContext<SiteParts | null>(null);

export function useSiteParts(): SiteParts {
  const parts = use(SitePartsContext);
  if (!parts) throw new Error('useSiteParts: render inside <SitePartsContext>.');
  return parts;
}

const nothing: SiteReplacements = {};

/** What the market replaces; nothing outside of a site. */
export const useReplacements = (): SiteReplacements => use(SitePartsContext)?.replace ?? nothing;
