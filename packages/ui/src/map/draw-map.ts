import type { Map as LeafletMap, Marker } from 'leaflet';
import type { MapPoint } from './map-point.js';

export interface MapOptions {
  tilesUrl: string;
  texts: { zoomIn: string; zoomOut: string; you: string };
  /** Class names of pins and of the visitor's position. */
  classes: { pin: string; you: string };
  /** Disables animation. */
  calm: boolean;
  isFixed: boolean;
  zoom?: number | undefined;
  onChoose: (id: string) => void;
}

export interface DrawnMap {
  /** Shows pins and fits all of them into view; `you` is the visitor's position. */
  show(points: readonly MapPoint[], you: Omit<MapPoint, 'id' | 'label'> | null): void;
  /** Highlights a pin and scrolls it into view; null for none. */
  choose(id: string | null): void;
  remove(): void;
}

const closest = 13;

/** Draws a tile map into an element; loads the map library. */
export async function drawMap(element: HTMLElement, options: MapOptions): Promise<DrawnMap> {
  const { default: leaflet } = await import('leaflet');
  const { tilesUrl, texts, classes, calm, isFixed, zoom } = options;
  const map: LeafletMap = leaflet.map(element, {
    attributionControl: false,
    zoomControl: false,
    // The page scrolls over the map: wheel and one-finger gestures are not captured.
    scrollWheelZoom: false,
    dragging: !isFixed && !leaflet.Browser.mobile,
    keyboard: !isFixed,
    ...(isFixed && { doubleClickZoom: 'center', touchZoom: 'center' }),
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
      // Set the view first, so that no unneeded tiles load.
      if (places.length === 0) map.setView([0, 0], 2);
      else if (zoom !== undefined) {
        map.setView(leaflet.latLngBounds(places).getCenter(), zoom, { animate: false });
      } else {
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
      // Leaflet ends a zoom with a timer that it does not clear, and which fails on a removed map.
      Object.assign(map, { _animatingZoom: false });
    },
  };
}
