// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"disableJavaScriptFileLoading":true,"handleDisabledFileLoadingAsSuccess":true}}
import type { Consent } from '@mawkib/core/consent';
import type { MapsService } from '@mawkib/core/maps';
import { ConsentProvider } from '@mawkib/core/react';
import { MapsProvider } from '@mawkib/ui';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { components } from '../../built-in/components.fixture.js';
import { Blocks } from '../../renderer/Blocks.js';
import { draw, resolved } from '../../renderer/page.fixture.js';
import { show } from '../block.fixture.js';
import { fixtures } from './location-map.fixture.js';

const tiles: MapsService = {
  script: null,
  tilesUrl: '/tiles/{z}/{x}/{y}.png',
  attribution: '© Maps',
};

const initial = { status: 'pending' };
const decided = { status: 'accepted' };
const consent = {
  getState: () => decided,
  getInitialState: () => initial,
  subscribe: () => () => {},
  granted: () => true,
} as unknown as Consent;

async function onMap(maps: MapsService = tiles) {
  await components.preloadWhole(['location-map']);
  return draw(
    <ConsentProvider consent={consent}>
      <MapsProvider value={maps}>
        <Blocks blocks={resolved(fixtures)} />
      </MapsProvider>
    </ConsentProvider>,
    'en',
  );
}

describe('location map', () => {
  it('is a map with one marker on the point, and the content at it [B-3-264]', async () => {
    const { container } = await onMap();
    await waitFor(() => expect(container.querySelectorAll('.leaflet-marker-icon')).toHaveLength(1));
    expect(container.textContent).toContain('Sheikh Zayed Road');
    expect(container.querySelector('section[aria-label="Map of the location"]')).not.toBeNull();
  });

  it('loads the maps script with key, region, language and places [B-7-20]', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(run: (entries: object[]) => void) {
          setTimeout(() => run([{ isIntersecting: true }]), 0);
        }
        observe() {}
        disconnect() {}
      },
    );
    const url = 'https://maps.example/api/js';
    await onMap({ ...tiles, script: { url, key: 'k', region: 'AE', language: 'ar' } });
    await waitFor(() => expect(document.head.querySelectorAll('script')).toHaveLength(1));
    const src = new URL(document.head.querySelector('script')?.src ?? '');
    expect(Object.fromEntries(src.searchParams)).toMatchObject({
      key: 'k',
      region: 'AE',
      language: 'ar',
      libraries: 'places',
    });
    vi.unstubAllGlobals();
  });

  it('shows content and directions alone in a market without maps', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.textContent).toContain('Dubai Showroom');
    expect(root.querySelector('a')?.getAttribute('href')).toContain('25.1517,55.2395');
    expect(root.querySelector('.leaflet-container, [aria-label="Map of the location"]')).toBeNull();
  });

  it('shows its content where the place is missing', async () => {
    const { root } = await show(fixtures[0], { fields: { latitude: null } });
    expect(root.textContent).toContain('Dubai Showroom');
    expect(root.querySelector('a')).toBeNull();
  });
});
