// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createPlaceFinder } from './index.js';

class Token {}
const dubai = { lat: () => 25.2, lng: () => 55.3 };

/** Places of a vendor; `tokens` are those of its requests. */
function vendor({ isOld = false, isEmpty = false } = {}) {
  const tokens: object[] = [];
  const newer = {
    AutocompleteSuggestion: {
      async fetchAutocompleteSuggestions({ sessionToken }: { sessionToken: object }) {
        tokens.push(sessionToken);
        const place = {
          location: undefined as typeof dubai | undefined,
          async fetchFields() {
            tokens.push(sessionToken);
            place.location = isEmpty ? undefined : dubai;
          },
        };
        const text = { text: 'Dubai' };
        return { suggestions: [{ placePrediction: { placeId: 'd', text, toPlace: () => place } }] };
      },
    },
  };
  const older = {
    AutocompleteService: class {
      async getPlacePredictions({ sessionToken }: { sessionToken: object }) {
        tokens.push(sessionToken);
        return { predictions: [{ place_id: 'd', description: 'Dubai' }] };
      }
    },
    PlacesService: class {
      getDetails(
        { sessionToken }: { sessionToken: object },
        done: (place: object | null, status: string) => void,
      ) {
        tokens.push(sessionToken);
        done(isEmpty ? null : { geometry: { location: dubai } }, 'OK');
      }
    },
  };
  const places = { AutocompleteSessionToken: Token, ...(isOld ? older : newer) };
  const search = createPlaceFinder(
    { places } as never,
    { region: 'AE', language: 'ar' },
    document.createElement('div'),
  );
  return { tokens, search };
}

it.each([
  ['the newer service', false],
  ['the older one', true],
])(
  'shares one token in a place search, and the next search has another: %s [S-7-57]',
  async (_, isOld) => {
    const { tokens, search } = vendor({ isOld });
    await search.suggest('Du');
    expect(await search.suggest('Dub')).toEqual([{ id: 'd', text: 'Dubai' }]);
    expect(await search.choose('d')).toEqual({ latitude: 25.2, longitude: 55.3 });
    expect(tokens).toHaveLength(3);
    expect(new Set(tokens).size).toBe(1);
    await search.suggest('Du');
    expect(new Set(tokens).size).toBe(2);
  },
);

it.each([false, true])(
  'has no position for a place that the vendor does not know',
  async (isOld) => {
    const { search } = vendor({ isOld, isEmpty: true });
    await search.suggest('Du');
    expect(await search.choose('d')).toBeNull();
  },
);

it('asks for nothing without a text', async () => {
  const { tokens, search } = vendor();
  expect(await search.suggest('  ')).toEqual([]);
  expect(tokens).toEqual([]);
});
