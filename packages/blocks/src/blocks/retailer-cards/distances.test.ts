import { describe, expect, it } from 'vitest';
import { byDistance, directionsUrl, kilometresBetween } from './distances.js';

const dubai = { latitude: 25.2048, longitude: 55.2708 };
const abuDhabi = { latitude: 24.4539, longitude: 54.3773 };
const card = (name: string, place: Partial<typeof dubai>) => ({
  fields: { name, latitude: null, longitude: null, ...place },
});
const cards = [card('nowhere', {}), card('dubai', dubai), card('abu dhabi', abuDhabi)];
const names = (list: ReturnType<typeof byDistance<(typeof cards)[number]>>) =>
  list.map(({ card }) => card.fields.name);

describe('distance', () => {
  it('is the great circle’s', () => {
    expect(kilometresBetween(dubai, abuDhabi)).toBeCloseTo(122.8, 0);
    expect(kilometresBetween(dubai, dubai)).toBe(0);
    expect(
      kilometresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }),
    ).toBeCloseTo(Math.PI * 6371, 6);
  });

  it('sorts the nearest first and those without a place last', () => {
    expect(names(byDistance(cards, abuDhabi, 'km'))).toEqual(['abu dhabi', 'dubai', 'nowhere']);
  });

  it('keeps the editor’s order and has no distance without a position', () => {
    const list = byDistance(cards, null, 'km');
    expect(names(list)).toEqual(['nowhere', 'dubai', 'abu dhabi']);
    expect(list.every(({ distance }) => distance === null)).toBe(true);
  });

  it('converts to miles', () => {
    const [km, mi] = (['km', 'mi'] as const).map(
      (unit) => byDistance(cards, abuDhabi, unit)[1]?.distance ?? 0,
    );
    expect((km ?? 0) / (mi ?? 1)).toBeCloseTo(1.609344, 6);
  });

  it('leads to the coordinates, when there are any', () => {
    expect(directionsUrl(dubai)).toContain('25.2048,55.2708');
    expect(directionsUrl({ latitude: null, longitude: 1 })).toBeNull();
  });
});
