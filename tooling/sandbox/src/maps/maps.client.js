(() => {
  const source = new URL(document.currentScript.src);
  const language = source.searchParams.get('language') || 'en';
  const key = source.searchParams.get('key');
  const callback = source.searchParams.get('callback');

  class LatLng {
    constructor(lat, lng) {
      const given = typeof lat === 'object' ? lat : { lat, lng };
      this.lat = () => Number(given.lat);
      this.lng = () => Number(given.lng);
    }
    toJSON() {
      return { lat: this.lat(), lng: this.lng() };
    }
  }
  class LatLngBounds {
    points = [];
    extend(point) {
      this.points.push(point);
      return this;
    }
    isEmpty() {
      return this.points.length === 0;
    }
  }
  class MVCObject {
    #values = {};
    #listeners = {};
    get(name) {
      return this.#values[name];
    }
    set(name, value) {
      this.#values[name] = value;
    }
    addListener(name, listener) {
      this.#listeners[name] = [...(this.#listeners[name] ?? []), listener];
      return {
        remove: () => this.#listeners[name].splice(this.#listeners[name].indexOf(listener), 1),
      };
    }
    trigger(name, ...details) {
      for (const listener of this.#listeners[name] ?? []) listener(...details);
    }
  }
  class GoogleMap extends MVCObject {
    constructor(element, { center = { lat: 0, lng: 0 }, zoom = 8 } = {}) {
      super();
      this.element = element;
      this.setCenter(center);
      this.setZoom(zoom);
    }
    setCenter(center) {
      this.center = new LatLng(center);
      this.draw();
    }
    setZoom(zoom) {
      this.zoom = zoom;
      this.draw();
    }
    getCenter() {
      return this.center;
    }
    getZoom() {
      return this.zoom;
    }
    fitBounds({ points }) {
      if (points[0]) this.setCenter(points[0].toJSON?.() ?? points[0]);
    }
    draw() {
      if (this.zoom === undefined) return;
      const count = 2 ** this.zoom;
      const radians = (this.center.lat() * Math.PI) / 180;
      const x = Math.floor(((this.center.lng() + 180) / 360) * count);
      const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count);
      this.element.style.background = `url("${source.origin}/tiles/${this.zoom}/${x}/${y}.png")`;
    }
  }
  class Marker extends MVCObject {
    constructor({ position, map, title } = {}) {
      super();
      Object.assign(this, { position: position && new LatLng(position), map, title });
    }
    setMap(map) {
      this.map = map;
    }
    getPosition() {
      return this.position;
    }
  }

  const ask = async (path) => (await fetch(`${source.origin}${path}`)).json();
  const search = async (input) =>
    ask(`/maps/places?language=${encodeURIComponent(language)}&input=${encodeURIComponent(input)}`);
  const detail = async (id) =>
    await ask(`/maps/places/${encodeURIComponent(id)}?language=${language}`);
  const asResult = (place) => ({
    place_id: place.id,
    name: place.name,
    formatted_address: place.name,
    geometry: { location: new LatLng(place) },
  });

  class AutocompleteService {
    async getPlacePredictions({ input }, done) {
      const found = (await search(input)).map(({ id, name }) => ({
        place_id: id,
        description: name,
        structured_formatting: { main_text: name, secondary_text: '' },
      }));
      done?.(found, found.length > 0 ? 'OK' : 'ZERO_RESULTS');
      return { predictions: found };
    }
  }
  class PlacesService {
    async getDetails({ placeId }, done) {
      const place = await detail(placeId).catch(() => null);
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
  class AutocompleteSessionToken {}

  const places = {
    AutocompleteSessionToken,
    AutocompleteService,
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
})();
