/** Where this script came from, with what was asked of it. */
export const source = new URL(document.currentScript.src);

export class LatLng {
  constructor(lat, lng) {
    const given = typeof lat === 'object' ? lat : { lat, lng };
    this.lat = () => Number(given.lat);
    this.lng = () => Number(given.lng);
  }
  toJSON() {
    return { lat: this.lat(), lng: this.lng() };
  }
}
export class LatLngBounds {
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
export class GoogleMap extends MVCObject {
  constructor(element, { center = { lat: 0, lng: 0 }, zoom = 8 } = {}) {
    super();
    this.element = element;
    element.style.overflow = 'hidden';
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
  panTo(center) {
    this.setCenter(center);
  }
  markers = new Set();
  draw() {
    if (this.zoom === undefined) return;
    for (const marker of this.markers) marker.place();
    const count = 2 ** this.zoom;
    const radians = (this.center.lat() * Math.PI) / 180;
    const x = Math.floor(((this.center.lng() + 180) / 360) * count);
    const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count);
    this.element.style.background = `url("${source.origin}/tiles/${this.zoom}/${x}/${y}.png")`;
  }
}
/** Position in pixels on the whole world. */
const pixel = (at, zoom) => {
  const size = 256 * 2 ** zoom;
  const radians = (at.lat() * Math.PI) / 180;
  return {
    x: ((at.lng() + 180) / 360) * size,
    y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * size,
  };
};
export class Marker extends MVCObject {
  constructor({ position, map, title } = {}) {
    super();
    Object.assign(this, { position: position && new LatLng(position), title });
    this.setMap(map);
  }
  setMap(map) {
    this.map?.markers.delete(this);
    this.pin?.remove();
    this.map = map;
    if (!map) return;
    this.pin = document.createElement('button');
    this.pin.type = 'button';
    this.pin.title = this.title ?? '';
    this.pin.style.cssText =
      'position:absolute;inline-size:24px;block-size:24px;border-radius:50% 50% 0 50%;background:#1c1c1a;border:2px solid #fff;transform:translate(-50%,-120%) rotate(45deg)';
    this.pin.addEventListener('click', () => this.trigger('click'));
    map.element.append(this.pin);
    map.markers.add(this);
    this.place();
  }
  /** Moves the pin relative to the center of the map. */
  place() {
    const [center, at] = [this.map.center, this.position].map((each) => pixel(each, this.map.zoom));
    this.pin.style.left = `calc(50% + ${at.x - center.x}px)`;
    this.pin.style.top = `calc(50% + ${at.y - center.y}px)`;
  }
  setZIndex(index) {
    this.pin.style.zIndex = index;
  }
  setIcon() {}
  getPosition() {
    return this.position;
  }
}
