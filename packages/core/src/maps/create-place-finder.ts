import type { MapsScript } from './maps-service.js';
import type { VendorMaps, VendorPlaces, VendorSession } from './vendor-maps.js';

export interface PlaceSuggestion {
  readonly id: string;
  readonly text: string;
}

export interface PlacePoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Searches places by text. Requests up to the choice of a place share one session token. */
export interface PlaceFinder {
  /** At most five suggestions; none for a blank text. Rejects if the vendor fails. */
  suggest(input: string): Promise<readonly PlaceSuggestion[]>;
  /** Position of a suggestion; null if the vendor does not know it. Ends the session. */
  choose(id: string): Promise<PlacePoint | null>;
}

interface Backend {
  suggest(input: string, session: VendorSession): Promise<readonly PlaceSuggestion[]>;
  locate(id: string, session: VendorSession): Promise<PlacePoint | null>;
}

const max = { suggestions: 5, characters: 200 };

/**
 * Place search of the vendor's script: by `AutocompleteSuggestion`, or by the older service if the
 * newer one is missing. `element` is for the older service, which may write attributions into it. Throws if the script has no
 * places.
 */
export function createPlaceFinder(
  { places }: Pick<VendorMaps, 'places'>,
  { region, language }: Pick<MapsScript, 'region' | 'language'>,
  element: HTMLElement,
): PlaceFinder {
  if (!places) throw new Error('The maps script has no places');
  const backend = places.AutocompleteSuggestion
    ? newerBackend(places.AutocompleteSuggestion, { region, language })
    : olderBackend(places, region, element);
  let session: VendorSession | undefined;
  return {
    async suggest(input) {
      const text = input.trim().slice(0, max.characters);
      if (text === '') return [];
      session ??= new places.AutocompleteSessionToken();
      return (await backend.suggest(text, session)).slice(0, max.suggestions);
    },
    async choose(id) {
      const current = session ?? new places.AutocompleteSessionToken();
      session = undefined;
      return backend.locate(id, current);
    },
  };
}

function newerBackend(
  service: NonNullable<VendorPlaces['AutocompleteSuggestion']>,
  { region, language }: Pick<MapsScript, 'region' | 'language'>,
): Backend {
  type Suggestion = Awaited<ReturnType<typeof service.fetchAutocompleteSuggestions>>;
  let latest: Suggestion['suggestions'] = [];
  return {
    async suggest(input, sessionToken) {
      const found = await service.fetchAutocompleteSuggestions({
        input,
        sessionToken,
        language,
        ...(region && {
          region: region.toLowerCase(),
          includedRegionCodes: [region.toLowerCase()],
        }),
      });
      latest = found.suggestions;
      return latest.flatMap(({ placePrediction: place }) =>
        place ? [{ id: place.placeId, text: place.text.text }] : [],
      );
    },
    async locate(id) {
      // The prediction carries its session.
      const place = latest
        .find(({ placePrediction }) => placePrediction?.placeId === id)
        ?.placePrediction?.toPlace();
      if (!place) return null;
      await place.fetchFields({ fields: ['location'] });
      return pointOf(place.location);
    },
  };
}

function olderBackend(places: VendorPlaces, region: string, element: HTMLElement): Backend {
  const { AutocompleteService, PlacesService } = places;
  if (!AutocompleteService || !PlacesService)
    throw new Error('The maps script has no place search');
  const service = new AutocompleteService();
  return {
    async suggest(input, sessionToken) {
      const { predictions } = await service.getPlacePredictions({
        input,
        sessionToken,
        ...(region && { componentRestrictions: { country: region.toLowerCase() } }),
      });
      return predictions.map(({ place_id: id, description: text }) => ({ id, text }));
    },
    locate: (placeId, sessionToken) =>
      new Promise((resolve) => {
        new PlacesService(element).getDetails(
          { placeId, fields: ['geometry'], sessionToken },
          (place) => resolve(pointOf(place?.geometry?.location)),
        );
      }),
  };
}

const pointOf = (at: { lat(): number; lng(): number } | null | undefined): PlacePoint | null =>
  at ? { latitude: at.lat(), longitude: at.lng() } : null;
