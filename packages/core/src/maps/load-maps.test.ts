// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"disableJavaScriptFileLoading":true,"handleDisabledFileLoadingAsSuccess":true}}
import { afterEach, describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../errors/index.js';
import { createSettings, siteSettings } from '../settings/index.js';
import { loadMaps, mapsSettings } from './index.js';

const script = { url: 'https://maps.example/api/js', key: 'k', region: 'AE', language: 'ar' };
const options = (page: object) => ({ target: document, page, timeoutMs: 1000 });
const scripts = () => [...document.head.querySelectorAll('script')];
const run = (page: object, name: string) => (page as Record<string, () => void>)[name]?.();

afterEach(() => {
  document.head.replaceChildren();
  vi.useRealTimers();
});

describe('loadMaps', () => {
  it('loads one script for any number of maps, with key, region, language and places', async () => {
    const page = { google: { maps: { Map: class {} } } };
    const [first, second] = [loadMaps(script, options(page)), loadMaps(script, options(page))];
    expect(scripts()).toHaveLength(1);
    const { origin, pathname, searchParams } = new URL(scripts()[0]?.src ?? '');
    expect(origin + pathname).toBe(script.url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      key: 'k',
      region: 'AE',
      language: 'ar',
      libraries: 'places',
    });
    run(page, searchParams.get('callback') ?? '');
    expect(await first).toBe(page.google.maps);
    expect(await second).toBe(page.google.maps);
  });

  it('fails if the key is rejected or nothing comes in time, and loads again then', async () => {
    vi.useFakeTimers();
    const page = {};
    const rejected = loadMaps(script, options(page));
    run(page, 'gm_authFailure');
    await expect(rejected).rejects.toThrow('rejected the key');
    const late = loadMaps(script, options(page));
    vi.advanceTimersByTime(1000);
    await expect(late).rejects.toThrow('took too long');
    expect(scripts()).toHaveLength(0);
    loadMaps(script, options(page)).catch(() => {});
    expect(scripts()).toHaveLength(1);
  });
});

describe('mapsSettings', () => {
  const of = (values: Record<string, string>) =>
    mapsSettings(
      createSettings(
        siteSettings,
        Object.entries(values).map(([key, value]) => ({ key, value })),
        silentLogger,
      ),
      'ar',
    );

  it('has no script without a key; the language is the page’s unless it is set [B-7-26]', () => {
    expect(of({ 'maps.region': 'AE' }).script).toBeNull();
    const key = { 'maps.api_key': 'k' };
    expect(of(key).script).toEqual({
      url: 'https://maps.googleapis.com/maps/api/js',
      key: 'k',
      region: '',
      language: 'ar',
    });
    expect(of({ ...key, 'maps.language': 'fr' }).script?.language).toBe('fr');
  });

  it('loads no script with a key that belongs to the host of the tiles', () => {
    const tiles = { 'maps.api_key': 'a&b', 'maps.tiles_url': 'https://t.example/{z}?k={key}' };
    expect(of(tiles)).toMatchObject({ script: null, tilesUrl: 'https://t.example/{z}?k=a%26b' });
  });
});
