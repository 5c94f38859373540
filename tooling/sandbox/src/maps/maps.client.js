import { GoogleMap, LatLng, LatLngBounds, Marker, source } from './shapes.client.js';

const language = source.searchParams.get('language') || 'en';
const key = source.searchParams.get('key');
const callback = source.searchParams.get('callback');

const ask = async (path) => (await fetch(`${source.origin}${path}`)).json();
const query = (fields) => new URLSearchParams({ language, ...fields }).toString();
const search = async (input, session) =>
  ask(`/maps/places?${query({ input, session: session?.id ?? '' })}`);
const detail = async (id, session) =>
  await ask(`/maps/places/${encodeURIComponent(id)}?${query({ session: session?.id ?? '' })}`);
const asResult = (place) => ({
  place_id: place.id,
  name: place.name,
  formatted_address: place.name,
  geometry: { location: new LatLng(place) },
});

class AutocompleteService {
  async getPlacePredictions({ input, sessionToken }, done) {
    const found = (await search(input, sessionToken)).map(({ id, name }) => ({
      place_id: id,
      description: name,
      structured_formatting: { main_text: name, secondary_text: '' },
    }));
    done?.(found, found.length > 0 ? 'OK' : 'ZERO_RESULTS');
    return { predictions: found };
  }
}
class PlacesService {
  async getDetails({ placeId, sessionToken }, done) {
    const place = await detail(placeId, sessionToken).catch(() => null);
    done(place?.id ? asResult(place) : null, place?.id ? 'OK' : 'NOT_FOUND');
  }
}
class Geocoder {
  async geocode({ address = '', placeId }, done) {
    const found = placeId ? [await detail(placeId)] : await search(address);
    const results = found.filter(({ id }) => id).map(asResult);
    done?.(results, results.length > 0 ? 'OK' : 'ZERO_RESULTS');
    return { results };
  }
}
class AutocompleteSessionToken {
  id = crypto.randomUUID();
}
class Place {
  #session;
  constructor({ id, session }) {
    this.id = id;
    this.#session = session;
  }
  async fetchFields() {
    const found = await detail(this.id, this.#session);
    Object.assign(this, {
      displayName: found.name,
      formattedAddress: found.name,
      location: new LatLng(found),
    });
    return { place: this };
  }
}
const AutocompleteSuggestion = {
  async fetchAutocompleteSuggestions({ input, sessionToken }) {
    const suggestions = (await search(input, sessionToken)).map(({ id, name }) => ({
      placePrediction: {
        placeId: id,
        text: { text: name },
        mainText: { text: name },
        toPlace: () => new Place({ id, session: sessionToken }),
      },
    }));
    return { suggestions };
  },
};

const places = {
  AutocompleteSessionToken,
  AutocompleteService,
  ...(key?.includes('older') ? {} : { AutocompleteSuggestion }),
  Place,
  PlacesService,
  PlacesServiceStatus: { OK: 'OK', ZERO_RESULTS: 'ZERO_RESULTS', NOT_FOUND: 'NOT_FOUND' },
};
const maps = {
  version: 'sandbox',
  LatLng,
  LatLngBounds,
  Map: GoogleMap,
  Marker,
  Geocoder,
  event: { addListener: (target, name, listener) => target.addListener(name, listener) },
  importLibrary: async (name) => (name === 'places' ? places : maps),
};
if ((source.searchParams.get('libraries') ?? '').split(',').includes('places'))
  maps.places = places;
window.google = { ...window.google, maps };

if (!key || key === 'invalid') window.gm_authFailure?.();
if (callback) callback.split('.').reduce((scope, name) => scope?.[name], window)?.();
