import type { ListingMeta, RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import { listData, normaliseVehicle, type StructuredData } from '@mawkib/stock-locator/engine';

interface Surroundings {
  publicUrl: string;
  locale: Locale;
}

/** Structured data of the page's first vehicle list; null if there is none. */
export function listDataOf(
  states: Readonly<Record<string, unknown>>,
  { publicUrl, locale }: Surroundings,
): StructuredData | null {
  for (const state of Object.values(states)) {
    const { value } = state as { value?: { data?: unknown; meta?: Partial<ListingMeta> } };
    const { total, page = 1, items = 0, facets } = value?.meta ?? {};
    if (!facets || typeof total !== 'number' || !Array.isArray(value?.data)) continue;
    if (value.data.length === 0) return null;
    return listData((value.data as RawVehicle[]).map(normaliseVehicle), {
      hrefOf: (link) => `${publicUrl}${localizedPath(link, locale)}`,
      total,
      first: (page - 1) * items + 1,
    });
  }
  return null;
}
