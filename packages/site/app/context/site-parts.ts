import type { ContentPage } from '@mawkib/api-clients/contracts/content';
import type { BlockComponents } from '@mawkib/blocks';
import type { LoadAnalytics } from '@mawkib/core/analytics';
import type { LoadConsentPlatform } from '@mawkib/core/consent';
import type { StockListLayoutProps, StockParts, VehicleCardProps } from '@mawkib/stock-locator';
import type { SiteHeaderProps } from '@mawkib/ui';
import { type ComponentType, createContext, type ReactNode, use } from 'react';

/** Components of a market that replace built-in ones. */
export interface SiteReplacements extends StockParts {
  /** Replaces `SiteHeader` of `@mawkib/ui` on every page that has a header. */
  Header?: ComponentType<SiteHeaderProps> | undefined;
  /** Replaces `VehicleCard` of `@mawkib/stock-locator` in every vehicle list. */
  VehicleCard?: ComponentType<VehicleCardProps> | undefined;
  /** Replaces `StockListLayout` of `@mawkib/stock-locator`. */
  StockListLayout?: ComponentType<StockListLayoutProps> | undefined;
}

/** Props of the component of a page type. */
export interface PageTypeProps {
  /** The page as the service has it. */
  page: ContentPage['attributes'];
  /** The page's blocks. */
  children: ReactNode;
}

/**
 * Components by `page_type`, loaded on demand: `createBlockComponents({ campaign: … })`, each with
 * the props `PageTypeProps`.
 */
export type PageTypes = Pick<BlockComponents, 'has' | 'preload' | 'preloadAll' | 'use'>;

/** Parts that a market passes to its site, on the server and in the browser. */
export interface SiteParts {
  /** Components of its blocks. */
  components: BlockComponents;
  /** URLs of icon sprites by icon set. */
  icons: Readonly<Record<string, string>>;
  /** Components that replace built-in ones. Default: none. */
  replace?: SiteReplacements | undefined;
  /** Components of pages by their `page_type`; others show their blocks alone. Default: none. */
  pageTypes?: PageTypes | undefined;
  /** Consent platforms of the market, by the id that the market's `consent` names. */
  consentPlatforms?: Readonly<Record<string, LoadConsentPlatform>> | undefined;
  /**
   * Analytics adapters that replace the tag manager, by the id that the market's `analytics` names.
   */
  analytics?: Readonly<Record<string, LoadAnalytics>> | undefined;
}

export const SitePartsContext = createContext<SiteParts | null>(null);

export function useSiteParts(): SiteParts {
  const parts = use(SitePartsContext);
  if (!parts) throw new Error('useSiteParts: render inside <SitePartsContext>.');
  return parts;
}

const nothing: SiteReplacements = {};

/** The market's replacements; empty outside a site. */
export const useReplacements = (): SiteReplacements => use(SitePartsContext)?.replace ?? nothing;
