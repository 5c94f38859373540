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
export class Marker extends MVCObject {
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
