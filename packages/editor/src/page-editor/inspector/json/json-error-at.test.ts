import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonErrorAt } from './json-error-at.ts';

const isJson = (source: string) => {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
};

it('finds nothing wrong with any JSON, however it is laid out', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
      expect(jsonErrorAt(JSON.stringify(value, null, indent))).toBeNull();
    }),
  );
});

it('agrees with the platform about texts that are nearly JSON', () => {
  const nearly = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', '0', '\\', ' ', '\n', '-'))
    .map(([text, at, put]) => {
      const cut = at % (text.length + 1);
      return text.slice(0, cut) + put + text.slice(cut + 1);
    });
  fc.assert(
    fc.property(nearly, (text) => {
      expect(jsonErrorAt(text) === null).toBe(isJson(text));
    }),
  );
});

it.each([
  ['{"n": }', 6],
  ['{"n" 1}', 5],
  ['[1,]', 3],
  ['[1 2]', 3],
  ['{"a":1', 6],
  ['', 0],
])('%j stops being JSON at %i', (source, at) => {
  expect(jsonErrorAt(source)).toBe(at);
});
