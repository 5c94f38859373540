import type { CompareSpec } from '@mawkib/api-clients/contracts/content';
import { type FoundVehicles, SavedList, SavedSearches, SharedList } from '@mawkib/stock-locator';
import { readAttributes } from '@mawkib/stock-locator/engine';
import { Section } from '@mawkib/ui';
import { useCallback } from 'react';
import { siteContext } from '../context/site-context.ts';
import { PageLayout } from '../layout/PageLayout.tsx';
import { siteMessages } from '../page/site-messages.ts';
import { localeOf } from '../page/use-page-locale.ts';
import { fetchOwn } from '../request/fetch-own.ts';
import { findVehicles, idsOf } from '../saved/find-vehicles.server.ts';
import type { Route } from './+types/saved-vehicles';

/**
 * Vehicles and searches saved on this device, or, with `?ids=1,2`, a shared list. Only the device
 * knows the former, so the server renders a container for them.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const { settings } = await site.market(locale);
  const cardAttributes = readAttributes(settings.get('stock_locator.card_attributes'));
  const ids = idsOf(url.searchParams);
  if (ids.length === 0) return { shared: null, cardAttributes };
  const { vehicles } = await findVehicles(site, ids, locale);
  return { shared: vehicles, cardAttributes };
}

export const meta = ({ params }: Route.MetaArgs) => [
  { title: siteMessages(localeOf(params))('saved_vehicles') },
  { name: 'robots', content: 'noindex' },
];

export default function SavedVehicles({ loaderData, params }: Route.ComponentProps) {
  const locale = localeOf(params);
  const load = useCallback(
    async (ids: readonly string[]): Promise<FoundVehicles> => {
      const search = new URLSearchParams({ ids: ids.join(',') });
      const response = await fetchOwn(`/${locale}/saved-vehicles/found?${search}`);
      if (!response.ok) throw new Error(`Saved vehicles: ${response.status}`);
      return response.json();
    },
    [locale],
  );
  const loadSpecs = useCallback(
    async (model: string) => {
      const search = new URLSearchParams({ model });
      const response = await fetchOwn(`/${locale}/saved-vehicles/specs?${search}`);
      if (!response.ok) throw new Error(`Specs of ${model}: ${response.status}`);
      return ((await response.json()) as { data: CompareSpec[] }).data;
    },
    [locale],
  );
  return (
    <PageLayout layout="brand">
      <Section>
        {loaderData.shared ? (
          <SharedList vehicles={loaderData.shared} cardAttributes={loaderData.cardAttributes} />
        ) : (
          <>
            <SavedList
              load={load}
              loadSpecs={loadSpecs}
              cardAttributes={loaderData.cardAttributes}
              shareHref={(ids) =>
                `/${locale}/saved-vehicles?${new URLSearchParams({ ids: ids.join(',') })}`
              }
            />
            <SavedSearches load={load} />
          </>
        )}
      </Section>
    </PageLayout>
  );
}
