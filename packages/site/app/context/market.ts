import type { Metahead, NavEntry, NavEntryV2 } from '@mawkib/api-clients/contracts/content';
import type { PlacedNavigation } from '@mawkib/api-clients/contracts/navigation';
import type { Settings, SiteSettings } from '@mawkib/core/settings';

/** An entry of the former or the newer navigation. */
export type MarketEntry = NavEntry &
  Partial<Pick<NavEntryV2, 'icon' | 'dc_strategy' | 'columns' | 'cards' | 'feature'>>;

/** Data that all pages of a market share. */
export interface Market {
  settings: Settings<SiteSettings>;
  /** Entries of the newer navigation if the settings choose it, else of the former one. */
  navigation: readonly MarketEntry[];
  /** Response of the navigation service; null if none is configured, or it has never responded. */
  placedNavigation: PlacedNavigation | null;
  /** Meta heads of every page, in order. */
  metaheads: readonly Metahead[];
  /** The first settings or navigation are late or failed; documents with it are not stored. */
  isProvisional?: true;
}
