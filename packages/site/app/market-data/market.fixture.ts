import type { NavEntry } from '@mawkib/api-clients/contracts/content';
import { createSettings, siteSettings } from '@mawkib/core/settings';
import type { Market } from '../context/market.ts';

const silent = { warn() {}, error() {} };

const entry = (id: string, area: NavEntry['area'], children: NavEntry['children'] = []) => ({
  id,
  label: id,
  url: `/${id}`,
  area,
  image_id: null,
  children,
});

/** A market with these settings; its navigation has one entry in each area. */
export const marketWith = (values: Record<string, unknown> = {}): Market => ({
  settings: createSettings(
    siteSettings,
    Object.entries(values).map(([key, value]) => ({
      key,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
    silent,
  ),
  navigation: [
    entry('Models', 'primary', [{ id: 'a', label: 'Defender', url: '/defender' }]),
    entry('Drive', 'secondary'),
    entry('Help', 'footer', [{ id: 'b', label: 'Former footer link', url: '/help' }]),
  ],
  placedNavigation: null,
  metaheads: [],
});
