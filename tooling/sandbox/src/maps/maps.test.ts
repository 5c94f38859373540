import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const script = '/maps/api/js?key=k&region=AE&language=ar&libraries=places&callback=ready';

/** Runs the script in a window, as a page would. */
async function load(path: string) {
  const source = await (await test.call(path)).text();
  const called: string[] = [];
  const page = {
    google: undefined as unknown,
    ready: () => called.push('ready'),
    gm_authFailure: () => called.push('failed'),
  };
  const document = { currentScript: { src: new URL(path, test.sandbox.url).href } };
  new Function('window', 'document', source)(page, document);
  // biome-ignore lint/suspicious/noExplicitAny: the script is plain JavaScript.
  return { google: page.google as any, called };
}

describe('the maps script', () => {
  it('finds places in the requested language, by session token, and calls back', async () => {
    const { google, called } = await load(script);
    expect(called).toEqual(['ready']);
    const { AutocompleteSessionToken, AutocompleteService, PlacesService } = google.maps.places;
    const sessionToken = new AutocompleteSessionToken();
    const { predictions } = await new AutocompleteService().getPlacePredictions({
      input: 'ابوظبي',
      sessionToken,
    });
    expect(predictions).toMatchObject([{ place_id: 'abu-dhabi', description: 'أبوظبي' }]);
    const place = await new Promise<{ geometry: { location: { lat(): number } } }>((resolve) =>
      new PlacesService().getDetails({ placeId: 'abu-dhabi' }, resolve),
    );
    expect(place.geometry.location.lat()).toBeCloseTo(24.45, 1);
    const { suggestions } =
      await google.maps.places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: 'الدوحه',
        sessionToken,
      });
    const chosen = suggestions[0].placePrediction.toPlace();
    await chosen.fetchFields({ fields: ['location'] });
    expect(chosen.location.lng()).toBeCloseTo(51.5, 1);
    const { results } = await new google.maps.Geocoder().geocode({ address: 'Doha' });
    expect(results[0]).toMatchObject({ place_id: 'doha' });
    const marker = new google.maps.Marker({ position: { lat: 1, lng: 2 } });
    expect(marker.getPosition().toJSON()).toEqual({ lat: 1, lng: 2 });
  });

  it('has places only if the library is requested, and rejects an invalid key', async () => {
    const { google, called } = await load('/maps/api/js?key=invalid');
    expect(google.maps.places).toBeUndefined();
    expect(called).toEqual(['failed']);
  });
});

describe('tiles', () => {
  it('are deterministic, different pictures of 256 by 256', async () => {
    const tile = async (path: string) => {
      const response = await test.call(path);
      expect(response.headers.get('content-type')).toBe('image/png');
      return Buffer.from(await response.arrayBuffer());
    };
    const [one, repeated, other] = [
      await tile('/tiles/10/669/438.png'),
      await tile('/tiles/10/669/438.png'),
      await tile('/tiles/10/670/438.png'),
    ];
    expect(await sharp(one).metadata()).toMatchObject({ width: 256, height: 256, format: 'png' });
    expect(one.equals(repeated)).toBe(true);
    expect(one.equals(other)).toBe(false);
  });

  it.each(['/tiles/2/4/0.png', '/tiles/21/0/0.png', '/tiles/-1/0/0.png', '/tiles/a/b/c.png'])(
    '%s is not there',
    async (path) => expect((await test.call(path)).status).toBe(404),
  );
});
