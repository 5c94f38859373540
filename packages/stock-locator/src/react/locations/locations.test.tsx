// @vitest-environment happy-dom
import { withoutIsolates } from '@mawkib/core/locale';
import {
  createSettings,
  type StockFeature,
  siteSettings,
  stockFeatures,
} from '@mawkib/core/settings';
import { LinkProvider, LocaleProvider } from '@mawkib/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stockFlags } from '../../engine/feature-flags.js';
import { everything } from '../../engine/query/vehicle-query.js';
import { locationsOf } from '../../fixtures/locations.js';
import { createListRouter, routerLinks } from '../../fixtures/RoutedList.js';
import { rawVehicle, rawVehicles } from '../../fixtures/raw-vehicles.js';
import { linksOnly } from '../listing/stock-navigation.js';
import { VehiclePage } from '../vehicle-page/VehiclePage.js';
import { LocationPanel } from './LocationPanel.js';

const stock = rawVehicles(30);

async function open(
  search = '',
  {
    features,
    ...options
  }: { features?: readonly StockFeature[] } & Parameters<typeof locationsOf>[1] = {},
) {
  const router = createListRouter(
    { stock, items: 2, search, features, findLocations: (query) => locationsOf(query, options) },
    'en',
  );
  const view = render(
    <LocaleProvider locale="en">
      <LinkProvider adapter={routerLinks}>
        <RouterProvider router={router} />
      </LinkProvider>
    </LocaleProvider>,
  );
  await waitFor(() => screen.getByRole('heading', { level: 1 }));
  return { ...view, search: () => decodeURIComponent(router.state.location.search) };
}

const form = (name = 'By area', inside: HTMLElement = document.body) =>
  within(inside).getAllByRole('form', { name, hidden: true })[0] as HTMLFormElement;
const type = (label: string, text: string, inside: HTMLElement) =>
  fireEvent.change(within(inside).getByLabelText(label), { target: { value: text } });
const dialog = () => document.querySelector('dialog[open]');
const text = () => withoutIsolates(document.body.textContent ?? '');

// What a visitor's browser loads on demand is there before any test waits for it.
beforeAll(() =>
  Promise.all([import('./retailer-finder/RetailerFinder.js'), import('./PostcodeModal.js')]),
);
afterEach(cleanup);

describe('the search by place', () => {
  it('puts postcode, locality and state into the address, and shows them when it is opened [S-7-29]', async () => {
    const { search } = await open('?models=XF');
    type('Postcode', '١٢٠٠٢', form());
    type('Area', 'البرشاء', form());
    type('Emirate', 'Dubai', form());
    fireEvent.submit(form());
    await waitFor(() =>
      expect(search()).toBe('?models=XF&_state=Dubai&_postcode=12002&_locality=البرشاء'),
    );
    await waitFor(() => expect(text()).toContain('Cars of 2 retailers in البرشاء, 12002, Dubai'));
    cleanup();
    await open('?_retailer=MKAUH01');
    expect(text()).toContain('Cars at موكب أبوظبي أم النار');
    const retailer = within(form('By retailer')).getByLabelText('Retailer');
    expect((retailer as HTMLSelectElement).value).toBe('MKAUH01');
    type('Retailer', 'MKDXB02', form('By retailer'));
    fireEvent.submit(form('By retailer'));
    await waitFor(() => expect(text()).toContain('Cars at موكب دبي فيستيفال سيتي'));
  });

  it('has the eight states of Australia to choose from there [S-2-73]', async () => {
    await open('', { country: 'AU' });
    const options = within(form()).getAllByRole('option', { hidden: true });
    const values = options.map((option) => (option as HTMLOptionElement).value).filter(Boolean);
    expect(values).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
  });

  it('leads back to every retailer', async () => {
    const { search } = await open('?models=XF&_state=Dubai');
    fireEvent.click(screen.getByRole('link', { name: 'All retailers' }));
    await waitFor(() => expect(search()).toBe('?models=XF'));
  });

  it('offers the localities of a postcode that has several', async () => {
    await open('?_postcode=12005');
    const links = ['ديرة', 'الرقة'].map((name) => screen.getByRole('link', { name }));
    expect(decodeURIComponent(links[0]?.getAttribute('href') ?? '')).toBe(
      '/en/vehicles?_postcode=12005&_locality=ديرة',
    );
  });

  it('continues with a vehicle, completed, only where it is switched on', async () => {
    await open('?_postcode=12002');
    const card = () => document.querySelector('article a')?.getAttribute('href') ?? '';
    expect(decodeURIComponent(card())).toMatch(/\?_postcode=12002&_locality=البرشاء$/);
    cleanup();
    await open('?_postcode=12002', { features: ['postcode_filter'] });
    expect(card()).not.toContain('_postcode');
  });

  it('says so and shows every vehicle when nobody can be asked', async () => {
    await open('?_state=Dubai', { away: true });
    expect(screen.getByRole('alert').textContent).toContain('We could not search for retailers');
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
      '/en/vehicles?_state=Dubai',
    );
    expect(dialog()).toBeNull();
  });

  it('is a native form with the rest of the address in it, before a script', async () => {
    const html = renderToString(
      <LocaleProvider locale="en">
        <LocationPanel
          locations={await locationsOf({ location: { postcode: '99999' } })}
          flags={stockFlags()}
          query={{ ...everything, lists: { models: ['XF'] }, location: { postcode: '99999' } }}
          path="/en/vehicles"
          locale="en"
          navigation={linksOnly('/en/vehicles')}
        />
      </LocaleProvider>,
    );
    // A boundary that the server leaves to the browser shows as an error there.
    expect(html).not.toContain('<!--$');
    document.body.innerHTML = html;
    const native = form();
    expect([native.method, native.getAttribute('action')]).toEqual(['get', '/en/vehicles']);
    const names = [...native.elements].map((field) => (field as HTMLInputElement).name);
    expect(names).toEqual(['models', '_postcode', '_locality', '_state', '']);
    expect(text()).toContain('We found no retailer in 99999. Try another postcode or area.');
    expect(native.closest('details')?.open).toBe(true);
    document.body.innerHTML = '';
  });
});

describe('a postcode without a retailer', () => {
  const unmatched = async () => {
    const view = await open('?models=XF&_postcode=99999&_locality=nowhere');
    await waitFor(() => expect(dialog()).not.toBeNull());
    return { ...view, modal: dialog() as HTMLDialogElement };
  };

  it('opens a dialog that Escape, its backdrop and the browser do not close [S-4-42]', async () => {
    const { modal } = await unmatched();
    fireEvent.keyDown(modal.querySelector('input') as Element, { key: 'Escape' });
    const cancel = new Event('cancel', { cancelable: true });
    modal.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    fireEvent.pointerDown(modal);
    fireEvent.click(modal);
    modal.close();
    expect(modal.open).toBe(true);
    expect(modal.getAttribute('closedby')).toBe('none');
    const names = within(modal)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(['Search']);
  });

  it('focuses its first field, states what is missing, and continues with another postcode', async () => {
    const { modal, search } = await unmatched();
    await waitFor(() =>
      expect(document.activeElement).toBe(within(modal).getByLabelText('Postcode')),
    );
    expect(withoutIsolates(modal.textContent ?? '')).toContain('no retailer in nowhere, 99999');
    type('Postcode', '11001', modal);
    fireEvent.submit(form('By area', modal));
    await waitFor(() => expect(search()).toBe('?models=XF&_postcode=11001'));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(text()).toContain('Cars of 1 retailer in أم النار, 11001');
  });

  it('leads to every retailer', async () => {
    const { modal, search } = await unmatched();
    fireEvent.click(within(modal).getByRole('link', { name: 'Show the cars of all retailers' }));
    await waitFor(() => expect(search()).toBe('?models=XF'));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('opens none for a state or a retailer, which a campaign may have in its links', async () => {
    await open('?_retailer=gone');
    expect(text()).toContain('Retailer not found.');
    await new Promise((done) => setTimeout(done, 50));
    expect(dialog()).toBeNull();
  });
});

describe('what the settings switch on', () => {
  /** The features of a market's setting. */
  const setTo = (value: string) =>
    createSettings(siteSettings, [{ key: 'stock_locator.features', value }], console).get(
      'stock_locator.features',
    );
  const list = async (features: readonly StockFeature[]) => {
    await open('?_postcode=12002', { features });
    const name = /Retailers on a map|All retailers and/;
    const button = screen.queryByRole('button', { name, hidden: true });
    if (!button) return;
    fireEvent.click(button);
    await screen.findByRole('list', { name: 'Retailers', hidden: true });
  };
  const page = async (features: readonly StockFeature[]) => {
    render(
      <LocaleProvider locale="en">
        <VehiclePage vehicle={rawVehicle({ owner_name: 'Mawkib Dubai' })} features={features} />
      </LocaleProvider>,
    );
  };
  const seen: Record<StockFeature, [(features: readonly StockFeature[]) => Promise<void>, string]> =
    {
      postcode_search: [list, 'By retailer'],
      postcode_filter: [list, 'Cars of retailers within'],
      display_selected_vehicles: [list, 'Saved (1)'],
      owner_visible: [page, 'Mawkib Dubai'],
    };
  const everything = () => {
    const forms = [...document.querySelectorAll('form')].map((one) =>
      one.getAttribute('aria-label'),
    );
    return `${text()} ${forms.join(' ')}`;
  };

  it('each of the four appears when it is listed, and disappears when it is not [S-6-11]', async () => {
    localStorage.setItem('stockLocatorSavedVahicles', JSON.stringify([{ id: '1', list: null }]));
    for (const feature of stockFeatures) {
      const others = stockFeatures.filter((each) => each !== feature);
      const [show, words] = seen[feature];
      await show(setTo(feature));
      expect(everything(), feature).toContain(words);
      cleanup();
      await show(setTo(others.join(', ')));
      expect(everything(), `without ${feature}`).not.toContain(words);
      cleanup();
    }
    localStorage.clear();
  });
});

describe('the retailers', () => {
  type Success = (position: { coords: { latitude: number; longitude: number } }) => void;
  type Failure = (error: { code: number }) => void;
  const getCurrentPosition = vi.fn<(success: Success, failure: Failure) => void>();
  beforeEach(() => {
    getCurrentPosition.mockReset();
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition },
    });
  });
  const finder = async (search = '') => {
    const view = await open(search);
    fireEvent.click(
      screen.getByRole('button', { name: 'All retailers and distances', hidden: true }),
    );
    const list = await screen.findByRole('list', { name: 'Retailers', hidden: true });
    const rows = () =>
      within(list)
        .getAllByRole('listitem', { hidden: true })
        .map((row) => withoutIsolates(row.querySelector('div')?.textContent ?? ''));
    return { ...view, rows };
  };
  const ask = () =>
    fireEvent.click(
      screen.getByRole('button', { name: 'Distance from my location', hidden: true }),
    );

  it('are in order of their distance from the postcode', async () => {
    const { rows } = await finder('?_postcode=12002');
    expect(rows()).toEqual([
      'موكب شارع الشيخ زايد7.9 km',
      'موكب دبي فيستيفال سيتي20 km',
      'موكب أبوظبي أم النار103 km',
      'موكب الفجيرة',
    ]);
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });

  it('are seen from the visitor after a press alone; the position stays in the page', async () => {
    const { rows, search } = await finder();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    const fetched = vi.spyOn(globalThis, 'fetch');
    getCurrentPosition.mockImplementation((known) =>
      known({ coords: { latitude: 24.44, longitude: 54.5 } }),
    );
    ask();
    await waitFor(() => expect(rows()[0]).toBe('موكب أبوظبي أم النار0.8 km'));
    const near = screen.getByRole('button', { name: 'Within 10 km: 1 retailer', hidden: true });
    fireEvent.click(near);
    await waitFor(() => expect(search()).toBe('?dealers=dealer-auh'));
    expect(near.getAttribute('aria-pressed')).toBe('true');
    expect(fetched).not.toHaveBeenCalled();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(
      /24\.44|54\.5/,
    );
  });

  it.each([
    [1, 'Location access is blocked'],
    [2, 'Your location could not be found'],
    [3, 'Your location could not be found'],
  ])('say what to do when the position is not had (%i)', async (code, words) => {
    await finder();
    getCurrentPosition.mockImplementation((_known, failed) => failed({ code }));
    ask();
    await waitFor(() => expect(text()).toContain(words));
  });

  it('ask a map of another host for nothing before consent', async () => {
    await open('', {
      map: { tilesUrl: 'https://maps.example/{z}/{x}/{y}.png', attribution: '© M' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Retailers on a map', hidden: true }));
    await screen.findByRole('list', { name: 'Retailers', hidden: true });
    expect(document.querySelector('[data-consent-placeholder]')).not.toBeNull();
    expect(document.querySelector('.leaflet-container, img[src*="maps.example"]')).toBeNull();
  });

  it('are on a map of this host at once, and stand out together', async () => {
    await open('', { map: { tilesUrl: '/tiles/{z}/{x}/{y}.png', attribution: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Retailers on a map', hidden: true }));
    await waitFor(() => expect(document.querySelectorAll('.leaflet-marker-icon')).toHaveLength(3));
    const name = 'موكب دبي فيستيفال سيتي on the map';
    const button = screen
      .getAllByRole('button', { hidden: true })
      .find((each) => withoutIsolates(each.getAttribute('aria-label') ?? '') === name);
    fireEvent.click(button as Element);
    await waitFor(() =>
      expect(
        document.querySelector('.leaflet-marker-icon[data-chosen]')?.getAttribute('aria-label'),
      ).toBe('موكب دبي فيستيفال سيتي'),
    );
  });
});
