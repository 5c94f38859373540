// @vitest-environment happy-dom
import { withoutIsolates } from '@mawkib/core/locale';
import { LocaleProvider } from '@mawkib/ui';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { normalisePrices } from '../../engine/prices/prices.js';
import { defaultShowroomConfig } from '../../engine/showroom/showroom-config.js';
import { emiratesPlan } from '../../fixtures/emirates-plan.js';
import { rawVehicle } from '../../fixtures/raw-vehicles.js';
import { VehicleCard } from '../vehicle-card/VehicleCard.js';
import { VehiclePage } from '../vehicle-page/VehiclePage.js';
import { FinanceOptionsTable } from './FinanceOptionsTable.js';
import { MiniFinanceCalculator, type MiniFinanceCalculatorProps } from './MiniFinanceCalculator.js';
import { MonthlyTeaser } from './MonthlyTeaser.js';
import { PriceDisclaimer } from './PriceDisclaimer.js';

const show = (props: Partial<MiniFinanceCalculatorProps> = {}, locale: 'ar' | 'en' = 'en') =>
  render(
    <LocaleProvider locale={locale}>
      <MiniFinanceCalculator plan={emiratesPlan} state="new" price={289_000} {...props} />
    </LocaleProvider>,
  );

const payment = () => withoutIsolates(document.querySelector('[data-payment]')?.textContent ?? '');
const lines = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((line) => [
      line.querySelector('dt')?.textContent ?? '',
      withoutIsolates(line.querySelector('dd')?.textContent ?? ''),
    ]),
  );

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('the mini finance calculator', () => {
  it('quotes as a bank in Dubai does, with every line of it', () => {
    show();
    expect(payment()).toBe('AED 4,333 / Month');
    expect(lines()).toEqual({
      'Price of the car': 'AED 289,000',
      Deposit: 'AED 57,800',
      'Amount of credit': 'AED 231,200',
      'Number of payments': '60',
      'Yearly rate (flat)': '2.49%',
      'Annual percentage rate': '4.82%',
      'Total interest': 'AED 28,784.40',
      'Total of all payments': 'AED 259,984.40',
    });
  });

  it('says nothing of a rate that the market does not name, and promises nothing', () => {
    const plan = defaultShowroomConfig.finance ?? emiratesPlan;
    show({ plan });
    expect(Object.keys(lines())).toEqual([
      'Price of the car',
      'Deposit',
      'Amount of credit',
      'Number of payments',
      'Total of all payments',
    ]);
    expect(screen.getByText('The payment does not include the cost of finance.')).toBeTruthy();
    const { container } = render(
      <MonthlyTeaser plan={plan} state="new" price={289_000} calculator="x" />,
    );
    expect(container.innerHTML).toBe('');
  });

  it('recalculates for a term, and for a deposit set by slider or typed in any digits', () => {
    show();
    fireEvent.click(screen.getByRole('radio', { name: '36 months' }));
    expect(payment()).toBe('AED 6,902 / Month');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '100000' } });
    expect(payment()).toBe('AED 5,642 / Month');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('35%');
    const field = screen.getByRole('textbox', { name: 'Deposit' });
    fireEvent.change(field, { target: { value: '١٢٠٬٠٠٠' } });
    expect(payment()).toBe('AED 5,045 / Month');
    fireEvent.change(field, { target: { value: '5' } });
    expect(payment()).toBe('AED 5,045 / Month');
    fireEvent.blur(field);
    expect((field as HTMLInputElement).value).toBe('57,800');
    expect(payment()).toBe('AED 6,902 / Month');
  });

  it('tells the payment once it stands, and not before anything changed', () => {
    vi.useFakeTimers();
    show();
    const status = screen.getByRole('status');
    act(() => void vi.advanceTimersByTime(2000));
    expect(status.textContent).toBe('');
    fireEvent.click(screen.getByRole('radio', { name: '48 months' }));
    fireEvent.click(screen.getByRole('radio', { name: '36 months' }));
    act(() => void vi.advanceTimersByTime(300));
    expect(status.textContent).toBe('');
    act(() => void vi.advanceTimersByTime(700));
    expect(withoutIsolates(status.textContent)).toBe(
      'The monthly payment is now AED 6,902 / Month',
    );
  });

  it('begins with what the address says, as near as the plan offers it', () => {
    show({ terms: { deposit: 120_000, term: 40 } });
    expect(payment()).toBe('AED 5,045 / Month');
    cleanup();
    show({ terms: { deposit: 5, term: 500 } });
    expect(payment()).toBe('AED 4,333 / Month');
  });

  it('is in Arabic, in the digits of the market', () => {
    show({}, 'ar');
    expect(screen.getByRole('heading', { name: 'احسب قسطك الشهري' })).toBeTruthy();
    expect(payment()).toBe('4,333 د.إ شهريًا');
    expect(screen.getByRole('radio', { name: '36 شهرًا' })).toBeTruthy();
  });

  it('is nothing without a price or for a state that is not financed', () => {
    expect(show({ price: 0 }).container.innerHTML).toBe('');
    expect(show({ state: 'concept' }).container.innerHTML).toBe('');
  });

  it('says from and by the month, in the default texts or those of the market [S-9-13]', () => {
    const teaser = (texts?: { from_price?: string; lease_price?: string }) => {
      cleanup();
      const plan = { ...emiratesPlan, rate: 0, rates: {}, terms: [12] };
      const { container } = render(
        <LocaleProvider locale="en">
          <MonthlyTeaser plan={plan} state="new" price={15_000} calculator="x" texts={texts} />
        </LocaleProvider>,
      );
      const [kind, price] = [...container.querySelectorAll('p > span')];
      expect(kind?.textContent).toBe('With finance');
      return withoutIsolates(price?.textContent ?? '');
    };
    expect(teaser()).toBe('From AED 1,000 / Month');
    expect(teaser({ from_price: 'only {price}', lease_price: '{price} pm' })).toBe(
      'only AED 1,000 pm',
    );
    render(
      <LocaleProvider locale="en">
        <VehiclePage vehicle={rawVehicle({ financing_options: ['lease'], monthly_price: 1_000 })} />
      </LocaleProvider>,
    );
    const list = document.querySelector('dl')?.querySelector('dd');
    expect(withoutIsolates(list?.textContent ?? '')).toBe('AED 1,000 / Month');
  });
});

describe('without a configuration', () => {
  it.each(['new', 'used', 'approved'])(
    'a %s vehicle has the calculator, and its disclaimer behind an info icon [S-9-16]',
    (state) => {
      render(
        <LocaleProvider locale="en">
          <VehiclePage
            vehicle={rawVehicle({ state, product_card_disclaimer: 'Price includes VAT.' })}
          />
        </LocaleProvider>,
      );
      expect(screen.getByRole('region', { name: 'Work out your monthly payment' })).toBeTruthy();
      const tip = screen.getByText('Price includes VAT.').closest('details');
      expect(tip?.getAttribute('data-display')).toBe('icon-info-tip');
      expect(tip?.open).toBe(false);
      expect(tip?.querySelector('summary svg')).not.toBeNull();
      fireEvent.click(within(tip as HTMLElement).getByLabelText('About this price'));
      expect(tip?.open).toBe(true);
    },
  );

  it('a vehicle in another state has none', () => {
    render(
      <LocaleProvider locale="en">
        <VehiclePage vehicle={rawVehicle({ state: 'concept' })} />
      </LocaleProvider>,
    );
    expect(screen.queryByRole('region', { name: 'Work out your monthly payment' })).toBeNull();
  });
});

describe('a disclaimer', () => {
  it('of a card stands beside its price, and is no part of its link', () => {
    const vehicle = rawVehicle({ product_card_disclaimer: 'Price includes VAT.' });
    render(<VehicleCard vehicle={vehicle} />);
    const tip = screen.getByText('Price includes VAT.').closest('details');
    expect(tip?.parentElement?.textContent).toContain('412,000');
    expect(tip?.closest('a')).toBeNull();
  });

  it('closes by Escape and when it is left, and the focus goes back to its icon', () => {
    render(
      <LocaleProvider locale="en">
        <PriceDisclaimer texts={['One', 'One', ' ', 'Two']} />
      </LocaleProvider>,
    );
    const tip = document.querySelector('details') as HTMLDetailsElement;
    const icon = tip.querySelector('summary') as HTMLElement;
    expect(tip.querySelectorAll('p')).toHaveLength(2);
    tip.open = true;
    fireEvent.keyDown(tip, { key: 'Escape' });
    expect(tip.open).toBe(false);
    expect(document.activeElement).toBe(icon);
    tip.open = true;
    fireEvent.blur(icon, { relatedTarget: document.body });
    expect(tip.open).toBe(false);
  });

  it('stands in the open where the market wants it so, and is nothing without a text', () => {
    const { container } = render(<PriceDisclaimer texts={['One']} display="text" />);
    expect(container.querySelector('details')).toBeNull();
    expect(container.textContent).toBe('One');
    cleanup();
    expect(render(<PriceDisclaimer texts={[' ']} />).container.innerHTML).toBe('');
  });
});

describe('the finance options table', () => {
  it('has every way to pay, and a row for each term', () => {
    const prices = normalisePrices({
      financing_options: ['cash', 'lease', 'rent'],
      price_hidden: ['lease'],
      msrp_price: 289_000,
      monthly_price: 5_950,
      subscribe_price: 8_900,
    });
    render(
      <LocaleProvider locale="en">
        <FinanceOptionsTable prices={prices} state="new" plan={emiratesPlan} />
      </LocaleProvider>,
    );
    const rows = screen.getAllByRole('row').slice(1);
    const texts = rows.map((row) =>
      [...row.children].map(({ textContent }) => withoutIsolates(textContent ?? '')),
    );
    expect(texts[0]).toEqual(['Purchase price', 'AED 289,000', 'One payment']);
    expect(texts[5]).toEqual([
      'Finance, 60 months',
      'AED 4,333.07',
      'Monthly, after a deposit of AED 57,800',
    ]);
    expect(texts.slice(6)).toEqual([
      ['Lease', 'Price on request', 'Monthly'],
      ['Subscription', 'AED 8,900', 'Monthly'],
    ]);
  });
});
