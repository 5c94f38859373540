import type { Metahead, NavEntry, PlacedNavigation } from '@mawkib/api-clients/contracts';
import type { Settings, SiteSettings } from '@mawkib/core/settings';

/** What every page of a market shares. */
export interface Market {
  settings: Settings<SiteSettings>;
  navigation: readonly NavEntry[];
  /** What the navigation service gives; null where none is configured, or it never answered. */
  placedNavigation: PlacedNavigation | null;
  /** Those of every page, in their order. */
  metaheads: readonly Metahead[];
}
