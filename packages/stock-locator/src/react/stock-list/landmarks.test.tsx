// @vitest-environment happy-dom
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { everything } from '../../engine/query/vehicle-query.js';
import { listingOf } from '../../fixtures/listing-of.js';
import { rawVehicles } from '../../fixtures/raw-vehicles.js';
import { StockList } from './StockList.js';

afterEach(cleanup);

const list = (headline: string, level?: 1 | 2) => (
  <StockList
    listing={listingOf(rawVehicles(2), everything)}
    query={everything}
    basePath="/vehicles"
    headline={headline}
    level={level}
  />
);

const landmarks = ['search', 'complementary', 'region'];
const namesOf = (role: string) =>
  screen.getAllByRole(role).map((landmark) => landmark.getAttribute('aria-label'));

it('names the parts of each list of a page apart', () => {
  render(
    <LocaleProvider locale="en">
      {list('Just arrived', 2)}
      {list('At new prices', 2)}
    </LocaleProvider>,
  );
  for (const role of landmarks) {
    const [first, second, ...others] = namesOf(role);
    expect([first, second]).toEqual([
      expect.stringMatching(/: Just arrived$/),
      expect.stringMatching(/: At new prices$/),
    ]);
    expect(others).toEqual([]);
  }
});

it('names the parts of the list that is the page without its heading', () => {
  render(<LocaleProvider locale="en">{list('Cars in stock', 1)}</LocaleProvider>);
  expect(landmarks.flatMap(namesOf).join()).not.toContain('Cars in stock');
});
