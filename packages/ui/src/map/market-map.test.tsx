// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"disableJavaScriptFileLoading":true,"handleDisabledFileLoadingAsSuccess":true}}
import type { Consent } from '@mawkib/core/consent';
import type { MapsService } from '@mawkib/core/maps';
import { ConsentProvider } from '@mawkib/core/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import { MarketMap } from './MarketMap.js';
import { PlaceField } from './PlaceField.js';

const script = { url: 'https://maps.example/api/js', key: 'k', region: 'AE', language: 'en' };
const vendor: MapsService = { script, tilesUrl: '', attribution: '' };
const points = [{ id: 'a', label: 'Dubai', latitude: 25.2, longitude: 55.3 }];

const initial = { status: 'pending' };
const decided = { status: 'accepted' };
const consentOf = (isGranted: boolean) =>
  ({
    getState: () => decided,
    getInitialState: () => initial,
    subscribe: () => () => {},
    granted: () => isGranted,
  }) as unknown as Consent;

/** The vendor's API, with the markers of all maps. */
function vendorApi() {
  const markers: { title: string; map: unknown }[] = [];
  const tokens = new Set<object>();
  class Marker {
    constructor(options: { title: string; map: unknown }) {
      markers.push(options);
    }
    setMap() {}
    setZIndex() {}
    getPosition() {}
    addListener() {}
  }
  const suggestions = [
    {
      placePrediction: {
        placeId: 'm',
        text: { text: 'Dubai Marina' },
        toPlace: () => ({ location: { lat: () => 1, lng: () => 2 }, async fetchFields() {} }),
      },
    },
  ];
  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions({ sessionToken }: { sessionToken: object }) {
      tokens.add(sessionToken);
      return { suggestions };
    },
  };
  const VendorMap = class {
    setCenter() {}
    setZoom() {}
    panTo() {}
  };
  const places = { AutocompleteSessionToken: class {}, AutocompleteSuggestion };
  return { markers, tokens, maps: { Map: VendorMap, Marker, places } };
}

const scripts = () => [...document.head.querySelectorAll('script')];
const ready = async (maps: object) => {
  await waitFor(() => expect(scripts().length).toBeGreaterThan(0));
  Object.assign(window, { google: { maps } });
  await act(async () => (window as { mawkibMapsReady?: () => void }).mawkibMapsReady?.());
};
let appear: () => void;

beforeEach(() => {
  const seen: (() => void)[] = [];
  appear = () => {
    for (const run of seen) run();
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(run: (entries: object[]) => void) {
        seen.push(() => run([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

const shown = (isGranted: boolean, maps = vendor) =>
  render(
    <ConsentProvider consent={consentOf(isGranted)}>
      <LocaleProvider locale="en">
        <MarketMap maps={maps} label="One" points={points} />
        <MarketMap maps={maps} label="Two" points={points} />
        {maps.script ? <PlaceField label="Near" script={maps.script} onChoose={chosen} /> : null}
      </LocaleProvider>
    </ConsentProvider>,
  );
const chosen = vi.fn();

/** The code of a vendor's map loads where there is one. */
const bothMaps = () => Promise.all(['One', 'Two'].map((name) => screen.findByLabelText(name)));

it('asks the vendor for nothing before consent, and before a map is on screen', async () => {
  shown(false);
  appear();
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(scripts()).toHaveLength(0);
  cleanup();
  shown(true);
  await bothMaps();
  expect(scripts()).toHaveLength(0);
});

it('needs no script without a key, and shows no map without tiles [B-7-26]', () => {
  const { container } = shown(true, { ...vendor, script: null });
  appear();
  expect(scripts()).toHaveLength(0);
  expect(container.textContent).toBe('');
});

it('loads one script for two maps and a field, and one token for its search [B-7-25]', async () => {
  const { markers, tokens, maps } = vendorApi();
  shown(true);
  await bothMaps();
  act(() => appear());
  await ready(maps);
  await waitFor(() => expect(markers.map(({ title }) => title)).toEqual(['Dubai', 'Dubai']));
  const field = screen.getByRole('combobox', { name: 'Near' });
  fireEvent.focus(field);
  for (const value of ['Du', 'Dub']) {
    fireEvent.change(field, { target: { value } });
    await screen.findByRole('option', { name: 'Dubai Marina' });
  }
  expect(scripts()).toHaveLength(1);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() =>
    expect(chosen).toHaveBeenCalledWith({ latitude: 1, longitude: 2 }, 'Dubai Marina'),
  );
  expect(tokens.size).toBe(1);
});
