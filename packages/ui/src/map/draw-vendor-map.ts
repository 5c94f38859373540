import type { VendorMaps, VendorMarker } from '@mawkib/core/maps';
import type { DrawnMap } from './draw-map.js';
import type { MapPoint } from './map-point.js';

export interface VendorMapOptions {
  texts: { you: string };
  isFixed: boolean;
  zoom?: number | undefined;
  onChoose: (id: string) => void;
}

const zooms = { closest: 13, world: 2 };
const padding = 48;
const at = ({ latitude, longitude }: Omit<MapPoint, 'id' | 'label'>) => ({
  lat: latitude,
  lng: longitude,
});

/** Draws the vendor's map into an element, with the behaviour of the tile map. */
export function drawVendorMap(
  element: HTMLElement,
  maps: VendorMaps,
  { texts, isFixed, zoom, onChoose }: VendorMapOptions,
): DrawnMap {
  const map = new maps.Map(element, {
    center: { lat: 0, lng: 0 },
    zoom: zooms.world,
    // The page scrolls over the map: a gesture needs two fingers or a key.
    gestureHandling: isFixed ? 'none' : 'cooperative',
    mapTypeControl: false,
    streetViewControl: false,
    fullscreenControl: false,
    clickableIcons: false,
  });
  const pins = new Map<string, VendorMarker>();
  let own: VendorMarker | undefined;
  const clear = () => {
    for (const pin of [...pins.values(), own]) pin?.setMap(null);
    pins.clear();
  };
  return {
    show(points, you) {
      clear();
      for (const { id, label, ...place } of points) {
        const pin = new maps.Marker({ map, position: at(place), title: label });
        pin.addListener('click', () => onChoose(id));
        pins.set(id, pin);
      }
      own = you
        ? new maps.Marker({ map, position: at(you), title: texts.you, opacity: 0.6 })
        : undefined;
      const places = [...points, ...(you ? [you] : [])];
      const [first] = places;
      if (!first) return;
      if (places.length === 1) {
        map.setCenter(at(first));
        map.setZoom(zoom ?? zooms.closest);
        return;
      }
      const bounds = new maps.LatLngBounds();
      for (const place of places) bounds.extend(at(place));
      map.fitBounds(bounds, padding);
      if (zoom !== undefined) map.setZoom(zoom);
    },
    choose(id) {
      for (const [each, pin] of pins) pin.setZIndex(each === id ? 1000 : 0);
      const place = id === null ? undefined : pins.get(id)?.getPosition();
      if (place) map.panTo(place.toJSON());
    },
    remove() {
      clear();
      element.replaceChildren();
    },
  };
}
