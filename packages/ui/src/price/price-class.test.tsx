// @vitest-environment happy-dom
import { priceClass, secondPriceAttribute, showSecondPrices } from '@mawkib/core/money';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import { Price } from './Price.js';

afterEach(cleanup);

it('has the class by which prices are shown in a second currency', () => {
  const { container } = render(
    <LocaleProvider locale="en">
      <Price amount={389_000} /> <span>400</span>
    </LocaleProvider>,
  );
  showSecondPrices(container, { rate: 0.25, symbol: 'USD' });
  const [price, ...more] = container.querySelectorAll(`[${secondPriceAttribute}]`);
  expect([price?.className.includes(priceClass), price?.textContent, more.length]).toEqual([
    true,
    'AED 389,000',
    0,
  ]);
});
