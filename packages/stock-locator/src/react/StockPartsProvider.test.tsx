// @vitest-environment happy-dom
import { withoutIsolates } from '@mawkib/core/locale';
import { LinkProvider, LocaleProvider } from '@mawkib/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { createListRouter, routerLinks } from '../fixtures/RoutedList.js';
import { rawVehicle, rawVehicles } from '../fixtures/raw-vehicles.js';
import { createVehicleUpdates } from './live-listing/vehicle-updates.js';
import { type StockParts, StockPartsProvider } from './StockPartsProvider.js';
import { SavedList } from './saved-list/SavedList.js';
import { SharedList } from './saved-list/SharedList.js';
import { NewVehicles } from './saved-searches/NewVehicles.js';
import { deviceSavedVehicles as saved } from './saved-vehicles/device-saved-vehicles.js';
import { createStockSession, StockSessionProvider } from './session/stock-session.js';
import type { StockListLayoutProps } from './stock-list/StockListLayout.js';
import { useFacet } from './stock-list/use-facet.js';
import { useVehicleCard } from './vehicle-card/use-vehicle-card.js';
import { VehicleCard, type VehicleCardProps } from './vehicle-card/VehicleCard.js';
import { SimilarVehicles } from './vehicle-page/SimilarVehicles.js';

const session = createStockSession();
const heard = session.get(createVehicleUpdates);

afterEach(() => {
  cleanup();
  heard.forget();
});

/** A card from nothing: the name, what became of the vehicle, the way to its page. */
function PlainCard({ vehicle, location }: VehicleCardProps) {
  const { showroom, href, isReservedOrSold } = useVehicleCard(vehicle, location);
  return (
    <a href={href} data-own={vehicle.id}>
      {showroom.specification.title} {isReservedOrSold ? 'taken' : 'free'}
    </a>
  );
}

/** Reads the raw vehicle alone. */
const StatusCard = ({ vehicle }: VehicleCardProps) => (
  <p data-own={vehicle.id}>{String(vehicle.status)}</p>
);

/** The built-in card with something of the market's around it. */
const FramedCard = (props: VehicleCardProps) => (
  <div data-framed="">
    <VehicleCard {...props} />
  </div>
);

/** Results first, models as buttons of its own, no panel. */
function ShortLayout({ list, heading, total, results, region }: StockListLayoutProps) {
  const models = useFacet(list, 'models');
  return (
    <div data-layout="own">
      <section {...region}>{results}</section>
      {heading}
      {total}
      {models.options.map(({ value, label, toggle }) => (
        <button key={value} type="button" data-model={value} onClick={toggle}>
          {label}
        </button>
      ))}
    </div>
  );
}

const inMarket = (parts: StockParts, children: ReactNode) => (
  <LocaleProvider locale="en">
    <StockSessionProvider value={session}>
      <StockPartsProvider value={parts}>{children}</StockPartsProvider>
    </StockSessionProvider>
  </LocaleProvider>
);

async function openList(parts: StockParts, count = 30) {
  const router = createListRouter({ stock: rawVehicles(count) }, 'en');
  const element = inMarket(
    parts,
    <LinkProvider adapter={routerLinks}>
      <RouterProvider router={router} />
    </LinkProvider>,
  );
  render(element);
  await screen.findByRole('status');
  return element;
}

const found = { vehicles: [rawVehicle({ id: 'x' })], gone: [] };
const nothingNew = { total: 0, added: [], added_total: 0, cheaper: [], cheaper_total: 0, seen: '' };

const own = () => [...document.querySelectorAll('[data-own]')];

describe('a market’s vehicle card', () => {
  it('stands in the stock list, also for vehicles that are loaded later', async () => {
    await openList({ VehicleCard: PlainCard });
    expect([own().length, screen.queryAllByRole('article').length]).toEqual([12, 0]);
    fireEvent.click(screen.getByRole('link', { name: /more/i }));
    await waitFor(() => expect(own()).toHaveLength(24));
  });

  it('is rendered on the server as in the browser', async () => {
    const element = await openList({ VehicleCard: PlainCard });
    const html = renderToString(element);
    expect(html.match(/data-own=/g)).toHaveLength(12);
    expect(html).not.toContain('<article');
  });

  it.each([
    ['by itself', StatusCard],
    ['with the state of a card', PlainCard],
  ])('follows what becomes of its vehicle, %s', async (_, VehicleCard) => {
    await openList({ VehicleCard }, 3);
    const [first] = own();
    expect(first?.textContent).not.toMatch(/sold|taken/);
    act(() => heard.apply([], [first?.getAttribute('data-own') ?? '']));
    await waitFor(() => expect(own()[0]?.textContent).toMatch(/sold|taken/));
  });

  it.each<[string, () => ReactNode]>([
    ['similar cars', () => <SimilarVehicles id="s" vehicles={[rawVehicle({ id: 'x' })]} />],
    ['a list that somebody shares', () => <SharedList vehicles={[rawVehicle({ id: 'x' })]} />],
    [
      'news of a search',
      () => <NewVehicles news={{ ...nothingNew, added: ['x'] }} load={async () => found} />,
    ],
    ['saved cars', () => <SavedList load={async () => found} shareHref={() => '/s'} />],
  ])('stands among %s', async (_, list) => {
    saved.toggle({ id: 'x' });
    render(inMarket({ VehicleCard: PlainCard }, list()));
    await waitFor(() => expect(own()).toHaveLength(1));
    saved.remove('x');
  });

  it('may wrap the built-in one', async () => {
    await openList({ VehicleCard: FramedCard }, 3);
    const framed = [...document.querySelectorAll<HTMLElement>('[data-framed]')];
    expect(framed.map((one) => within(one).getAllByRole('article').length)).toEqual([1, 1, 1]);
  });
});

describe('a market’s list layout', () => {
  it('arranges the parts, with controls of its own', async () => {
    await openList({ StockListLayout: ShortLayout });
    const layout = document.querySelector<HTMLElement>('[data-layout=own]');
    expect(layout?.firstElementChild?.tagName).toBe('SECTION');
    expect(screen.queryByRole('complementary')).toBeNull();
    const total = () => withoutIsolates(screen.getByRole('status').textContent ?? '');
    const before = total();
    fireEvent.click(document.querySelector('[data-model]') as HTMLElement);
    await waitFor(() => expect(total()).not.toBe(before));
  });

  it('has the built-in arrangement beside it where a market has none', async () => {
    await openList({});
    expect(screen.getByRole('complementary')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(12);
  });
});
