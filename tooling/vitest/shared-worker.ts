import { afterAll } from 'vitest';

const { setTimeout, setInterval } = globalThis;

// Files share a worker and a document: the next one finds no elements, nothing stored and no fake
// timers of this one.
afterAll(() => {
  const areReal = globalThis.setTimeout === setTimeout && globalThis.setInterval === setInterval;
  Object.assign(globalThis, { setTimeout, setInterval });
  if (!areReal) throw new Error('The file leaves fake timers to the files after it');
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
