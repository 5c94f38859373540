// @vitest-environment happy-dom
import { convertPrices, priceClass } from '@mawkib/core/money';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import { Price } from './Price.js';

afterEach(cleanup);

it('has the class by which prices are shown in another currency [S-5-21]', () => {
  const { container } = render(
    <LocaleProvider locale="en">
      <Price amount={389_000} /> <span>400</span>
    </LocaleProvider>,
  );
  expect(container.querySelectorAll(`.${priceClass}`)).toHaveLength(1);
  convertPrices(container, { rate: 0.25, symbol: 'USD' });
  expect(container.textContent).toBe('USD 97,250 400');
});
