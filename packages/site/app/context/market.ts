import type { Metahead, NavEntry, PlacedNavigation } from '@mawkib/api-clients/contracts';
import type { Settings, SiteSettings } from '@mawkib/core/settings';

/** Data that all pages of a market share. */
export interface Market {
  settings: Settings<SiteSettings>;
  navigation: readonly NavEntry[];
  /** Response of the navigation service; null if none is configured, or it has never responded. */
  placedNavigation: PlacedNavigation | null;
  /** Meta heads of every page, in order. */
  metaheads: readonly Metahead[];
}
