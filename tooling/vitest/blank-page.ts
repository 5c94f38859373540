import { afterAll } from 'vitest';

// Files share a document: the next one finds no elements and nothing stored by this one.
afterAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
