import { Chip, LinkProvider, RangeInput, Section, useLocale } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { parseQuery } from '../../engine/query/search-params.js';
import { listingOf } from '../../fixtures/listing-of.js';
import { routerLinks } from '../../fixtures/RoutedList.js';
import { rawVehicles } from '../../fixtures/raw-vehicles.js';
import { ResultGrid } from './cards/ResultGrid.js';
import { RangeHistogram } from './filters/RangeHistogram.js';
import { SortSelect } from './sorting/SortSelect.js';
import { useFacet } from './use-facet.js';
import { useRangeFilter } from './use-range-filter.js';
import { useStockList } from './use-stock-list.js';

const stock = rawVehicles(30);

const load = async ({ request }: { request: Request }) => {
  const query = parseQuery(new URL(request.url).searchParams);
  return { query, listing: listingOf(stock, query, 6) };
};

/** Models as chips in one row, a price range in full width, no panel. */
function ShortList() {
  const list = useStockList({
    basePath: '/short-list',
    ...useLoaderData<Awaited<ReturnType<typeof load>>>(),
  });
  const models = useFacet(list, 'models');
  const price = useRangeFilter(list, 'display_price');
  return (
    <Section>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }} aria-label={models.name}>
        {models.options.map(({ value, label, isChosen, toggle }) => (
          <li key={value}>
            <Chip selected={isChosen} onClick={toggle}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
      {price.scale ? (
        <RangeInput
          label={price.name}
          min={price.scale.min}
          max={price.scale.max}
          step={price.scale.step}
          value={price.thumbs}
          onChange={price.setThumbs}
          onCommit={price.commit}
          format={price.say}
        >
          <RangeHistogram scale={price.scale} thumbs={price.thumbs} />
        </RangeInput>
      ) : null}
      <SortSelect {...list} />
      <ResultGrid {...list} level={2} cardAttributes={['productionYear', 'mileage']} />
    </Section>
  );
}

const Nothing = () => null;

function Page() {
  const { locale } = useLocale();
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '/:locale/short-list',
          loader: load,
          Component: ShortList,
          HydrateFallback: Nothing,
        },
      ],
      { initialEntries: [`/${locale}/short-list`] },
    ),
  );
  return (
    <LinkProvider adapter={routerLinks}>
      <RouterProvider router={router} />
    </LinkProvider>
  );
}

const meta: Meta = {
  title: 'Stock locator/Custom layout',
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const Default: StoryObj = { render: () => <Page /> };
