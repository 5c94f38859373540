import type { Map as LeafletMap, Marker } from 'leaflet';
import type { MapPoint } from './map-point.js';

/** What a map is drawn with. */
export interface MapOptions {
  tilesUrl: string;
  texts: { zoomIn: string; zoomOut: string; you: string };
  /** Classes of pins and of the visitor's own place. */
  classes: { pin: string; you: string };
  /** Nothing moves by itself. */
  calm: boolean;
  onChoose: (id: string) => void;
}

/** A map on the page. */
export interface DrawnMap {
  /** Puts pins where they belong and shows all of them; `you` is where the visitor is. */
  show(points: readonly MapPoint[], you: Omit<MapPoint, 'id' | 'label'> | null): void;
  /** Marks a pin and brings it into view; null marks none. */
  choose(id: string | null): void;
  remove(): void;
}

const closest = 13;

/** Draws a map of tiles into an element; the library that draws it arrives with this call. */
export async function drawMap(element: HTMLElement, options: MapOptions): Promise<DrawnMap> {
  const { default: leaflet } = await import('leaflet');
  const { tilesUrl, texts, classes, calm } = options;
  const map: LeafletMap = leaflet.map(element, {
    attributionControl: false,
    zoomControl: false,
    // The page scrolls over the map: neither the wheel nor one finger is caught.
    scrollWheelZoom: false,
    dragging: !leaflet.Browser.mobile,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
    inertia: !calm,
  });
  leaflet.control
    .zoom({
      position: 'topright',
      zoomInText: '+',
      zoomOutText: '−',
      zoomInTitle: texts.zoomIn,
      zoomOutTitle: texts.zoomOut,
    })
    .addTo(map);
  leaflet.tileLayer(tilesUrl, { maxZoom: 18, referrerPolicy: 'origin' }).addTo(map);
  const pins = new Map<string, Marker>();
  let own: Marker | undefined;
  const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  observer.observe(element);

  const pinOf = ({ id, label, latitude, longitude }: MapPoint) => {
    const icon = leaflet.divIcon({
      className: classes.pin,
      iconSize: [32, 40],
      iconAnchor: [16, 40],
    });
    const pin = leaflet.marker([latitude, longitude], { icon, title: label, riseOnHover: true });
    pin.on('click', () => options.onChoose(id)).addTo(map);
    pin.getElement()?.setAttribute('aria-label', label);
    return pin;
  };

  return {
    show(points, you) {
      for (const pin of [...pins.values(), own]) pin?.remove();
      pins.clear();
      const places = [...points, ...(you ? [you] : [])].map(
        ({ latitude, longitude }): [number, number] => [latitude, longitude],
      );
      // The view comes first: no tile is asked for that nobody will see.
      if (places.length === 0) map.setView([0, 0], 2);
      else {
        map.fitBounds(leaflet.latLngBounds(places), {
          padding: [48, 48],
          maxZoom: closest,
          animate: false,
        });
      }
      for (const point of points) pins.set(point.id, pinOf(point));
      own = you
        ? leaflet
            .marker([you.latitude, you.longitude], {
              icon: leaflet.divIcon({ className: classes.you, iconSize: [20, 20] }),
              title: texts.you,
              interactive: false,
              keyboard: false,
            })
            .addTo(map)
        : undefined;
    },
    choose(id) {
      for (const [each, pin] of pins) {
        pin.getElement()?.toggleAttribute('data-chosen', each === id);
        pin.setZIndexOffset(each === id ? 1000 : 0);
      }
      const pin = id === null ? undefined : pins.get(id);
      if (pin) map.panInside(pin.getLatLng(), { padding: [64, 64], animate: !calm });
    },
    remove() {
      observer.disconnect();
      map.remove();
    },
  };
}
