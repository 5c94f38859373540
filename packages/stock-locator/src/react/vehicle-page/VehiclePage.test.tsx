// @vitest-environment happy-dom
import {
  getListingRetailers,
  getVehicle,
  type RawVehicle,
  type Retailer,
} from '@mawkib/api-clients/contracts/stock';
import { withoutIsolates } from '@mawkib/core/locale';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { rawVehicle, rawVehicles } from '../../fixtures/raw-vehicles.js';
import { VehiclePage, type VehiclePageProps } from './VehiclePage.js';

const show = (
  changes: Parameters<typeof rawVehicle>[0] = {},
  props: Partial<VehiclePageProps> = {},
) =>
  render(
    <LocaleProvider locale="en">
      <VehiclePage vehicle={rawVehicle({ id: '9', ...changes })} {...props} />
    </LocaleProvider>,
  ).container;

const region = (name: string) => within(screen.getByRole('region', { name }));
const terms = (container: HTMLElement) =>
  [...container.querySelectorAll('dt')].map((term) => term.textContent);

const specificationOf = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('[aria-labelledby$="specification"]') ?? container;

afterEach(cleanup);

describe('the vehicle page', () => {
  it('lists the fourteen attributes in order [S-9-18]', () => {
    const container = show({ avl_field: { registration_date: '2024-01-15' } });
    expect(terms(specificationOf(container))).toEqual([
      'Condition',
      'Availability',
      'Expected delivery',
      'Year built',
      'Mileage',
      'Transmission',
      'Engine',
      'Engine capacity',
      'Power',
      'Exterior colour',
      'Interior colour',
      'VIN ending',
      'Order number',
      'Registration',
    ]);
  });

  it('names the model as the page’s language does, where a market lists it', () => {
    const container = show(
      { nameplate_name: 'Defender', nameplate_label: 'ديفندر' },
      { attributeSets: { new: ['model'] } },
    );
    expect(specificationOf(container).querySelector('dd')?.textContent).toBe('ديفندر');
  });

  it('shows the four facts of an approved vehicle’s registration, as it was parsed [S-3-22]', () => {
    const { data } = getVehicle.response.parse({
      data: rawVehicle({
        id: '9',
        state: 'approved',
        avl_field: {
          registration_date: '2024-01-15',
          open_market_value: 401_000,
          additional_registration_fee: 1_200,
          preferential_additional_registration_fee: 700,
        },
      }),
    });
    expectTypeOf(data.avl_field).toEqualTypeOf<RawVehicle['avl_field']>();
    const container = show(data);
    const term = [...container.querySelectorAll('dt')].find(
      ({ textContent }) => textContent === 'Registration',
    );
    const shown = withoutIsolates(term?.nextElementSibling?.textContent ?? '');
    for (const fact of ['15 Jan 2024', '401,000', '1,200', '700']) {
      expect(shown).toContain(fact);
    }
  });

  it('shows the seven facts of its retailer, as the listing’s retailers were parsed [S-3-30]', () => {
    const { data } = getListingRetailers.response.parse({
      data: [
        {
          name: 'Mawkib Ajman',
          address: 'University Street 4',
          email: 'ajman@example.test',
          phone: '+971 6 555 0177',
          city: 'Ajman',
          zip_code: '20045',
          dealer_code: 'MKAJM01',
        },
      ],
    });
    expectTypeOf(data).toEqualTypeOf<Retailer[]>();
    const container = show({ owner_name: 'Another', owner_phone: '1' }, { retailer: data[0] });
    const card = container.querySelector('a[href="mailto:ajman@example.test"]')?.closest('section');
    const text = withoutIsolates(card?.textContent ?? '');
    for (const fact of Object.values(data[0] ?? {})) expect(text).toContain(fact);
    expect(text).not.toContain('Another');
  });

  it('leads to reserving', () => {
    show();
    const [link] = screen.getAllByRole('link', { name: 'Reserve this car' });
    expect(link?.getAttribute('href')).toBe('/en/showroom-order-online/vehicle/9');
  });

  it.each([
    ['reserved', 'This car is reserved at the moment.'],
    ['sold', 'This car has been sold.'],
  ])('says that a %s car is taken and leads to similar ones', (status, words) => {
    show({ status }, { similar: rawVehicles(3) });
    expect(screen.queryByRole('link', { name: 'Reserve this car' })).toBeNull();
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    const [link] = screen.getAllByRole('link', { name: 'See similar cars' });
    const target = link?.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)?.querySelectorAll('article')).toHaveLength(3);
  });

  it('shows similar cars before the specification of a sold car, and after that of another', () => {
    const isFirst = (status: string) => {
      cleanup();
      show({ status }, { similar: rawVehicles(3) });
      const similar = screen.getByRole('region', { name: 'Similar cars' });
      const specification = screen.getByRole('region', { name: 'Specification' });
      const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
      return (similar.compareDocumentPosition(specification) & follows) !== 0;
    };
    expect([isFirst('sold'), isFirst('reserved')]).toEqual([true, false]);
  });

  it('shows at most six similar cars and not itself [S-9-02]', () => {
    show({}, { similar: [rawVehicle({ id: '9' }), ...rawVehicles(8)] });
    expect(region('Similar cars').getAllByRole('article')).toHaveLength(6);
  });

  it('tells of similar cars what the market names', () => {
    const car = rawVehicle({ id: '1', mileage: 7, vin: 'SALEA7EU4P2123456' });
    show({}, { similar: [car], cardAttributes: ['mileage', 'vin'] });
    const facts = region('Similar cars').getByRole('article').querySelectorAll('li');
    expect([...facts].map((fact) => fact.textContent)).toEqual(['Mileage 7 km', 'VIN ending 456']);
  });

  it('shows seats where there are any [S-5-22]', () => {
    const seatsOf = (number_of_seats: number | null) => {
      cleanup();
      return /\d+ seats/.exec(show({ number_of_seats }).textContent ?? '')?.[0];
    };
    expect([5, 0, null].map(seatsOf)).toEqual(['5 seats', undefined, undefined]);
  });

  it('shows footnotes, accessories and both kinds of equipment [S-3-25]', () => {
    const text = withoutIsolates(
      show({
        footnote: 'Figures by WLTP.',
        footnotes: ['Pictures may show extras.'],
        features_standard: ['Heated seats'],
        features_optional: [{ name: 'Wheels', price: 9500 }],
        accessories: [{ name: 'Roof rack', price: 2100 }],
      }).textContent ?? '',
    );
    for (const told of [
      'Figures by WLTP.',
      'Pictures may show extras.',
      'Heated seats',
      'Wheels',
      'Roof rack',
      'AED 2,100',
    ]) {
      expect(text).toContain(told);
    }
  });

  it('shows each price type; a hidden one on request [B-4-13] [B-4-14] [B-3-368] [S-4-06]', () => {
    const container = show({
      financing_options: ['cash', 'lease', 'rent'],
      price_hidden: ['lease'],
      subscribe_price: 9_000,
    });
    const prices = [...(container.querySelector('dl')?.querySelectorAll('dd') ?? [])];
    expect(prices.map((price) => withoutIsolates(price.textContent ?? ''))).toEqual([
      'AED 412,000',
      'Price on request',
      'AED 9,000 / Month',
    ]);
  });

  it('shows the price before a reduction, and lease and subscription by the month [B-3-370]', () => {
    const container = show(
      {
        financing_options: ['cash', 'lease', 'rent'],
        price_hidden: [],
        msrp_price: 429_000,
        sale_price: 412_000,
        monthly_price: 6_450,
        subscribe_price: 9_000,
      },
      { oldPrice: true },
    );
    const prices = [...(container.querySelector('dl')?.querySelectorAll('dd') ?? [])];
    expect(prices.map((price) => withoutIsolates(price.textContent ?? ''))).toEqual([
      'AED 412,000',
      expect.stringMatching(/AED 429,000$/),
      'AED 6,450 / Month',
      'AED 9,000 / Month',
    ]);
    expect(withoutIsolates(prices[1]?.querySelector('s')?.textContent ?? '')).toBe('AED 429,000');
  });

  it('shows the price of optional equipment, none for zero [B-3-365]', () => {
    show({
      features_optional: [
        { name: 'Wheels', price: 9500 },
        { name: 'Mats', price: 0 },
      ],
    });
    const [wheels, mats] = ['Wheels', 'Mats'].map((name) => screen.getByText(name).closest('li'));
    expect(withoutIsolates(wheels?.textContent ?? '')).toBe('WheelsAED 9,500');
    expect(mats?.textContent).toBe('Mats');
  });

  it('isolates the short VIN [S-5-23]', () => {
    show({ vin: 'SALWA2BK4NA123456' });
    expect(screen.getByText('456').getAttribute('dir')).toBe('ltr');
  });

  it('shows the dealer with place, phone and map [B-3-375]', () => {
    show({ owner_name: 'Mawkib', owner_state: 'Sharjah', owner_phone: '+971 4 555 0100' });
    expect(screen.getByText(/Sharjah/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /555 0100/ }).getAttribute('href')).toBe(
      'tel:+97145550100',
    );
    expect(screen.getByRole('link', { name: /map/ }).getAttribute('rel')).toContain('noopener');
  });

  it('says whether tax is in the price [B-3-371]', () => {
    show({ prices_type: 'gross' });
    expect(screen.getByText('Price including tax')).toBeTruthy();
    cleanup();
    show({ prices_type: 'net' });
    expect(screen.getByText('Price excluding tax')).toBeTruthy();
  });

  it("shows what is said of prices of the vehicle's own state [B-3-372]", () => {
    const price_metadata = { new: { note: 'On arrival' }, approved: { note: 'As it stands' } };
    show({ state: 'approved', price_metadata });
    expect(screen.getByText('As it stands')).toBeTruthy();
    expect(screen.queryByText('On arrival')).toBeNull();
  });

  it('breaks the price down into its rows, the base and the total [B-3-373]', () => {
    const container = show({
      base_price: 400_000,
      total_price: 412_000,
      price_breakdown: [
        { label: 'Wheels', value: 9_500 },
        { label: 'Delivery', value: 2_500 },
      ],
    });
    const lines = [...container.querySelectorAll('details dl div')].map((line) => [
      line.querySelector('dt')?.textContent,
      withoutIsolates(line.querySelector('dd')?.textContent ?? ''),
    ]);
    expect(lines).toEqual([
      ['Base price', 'AED 400,000'],
      ['Wheels', 'AED 9,500'],
      ['Delivery', 'AED 2,500'],
      ['Total price', 'AED 412,000'],
    ]);
  });

  it("shows the nine values of a market's own record [B-3-377]", () => {
    show({
      japan_used_and_approved_cars_field: {
        date_mot_expiry: '2027-03-01',
        date_warranty_expiry: '2028-01-31',
        recycling_fee: 120,
        repair_record: 'None',
        previous_use: 'Private',
        regular_maintenance_availability: 'Yes',
        maintenance_log: 'Complete',
        date_registered: '2024-01-15',
        on_the_road_price: 415_000,
      },
    });
    const heading = screen.getByRole('heading', { name: 'Vehicle record' });
    const rows = [...(heading.parentElement?.querySelectorAll('dl > div') ?? [])];
    expect(rows.map((row) => withoutIsolates(row.textContent ?? ''))).toEqual([
      'Registered15 Jan 2024',
      'Inspection valid until1 Mar 2027',
      'Warranty until31 Jan 2028',
      'Previous usePrivate',
      'Repair historyNone',
      'Regular maintenanceYes',
      'Maintenance logComplete',
      'Recycling feeAED 120',
      'On-the-road priceAED 415,000',
    ]);
  });

  it('shows a vehicle of an unknown state that lacks nearly everything [S-4-03]', () => {
    const bare = { id: '9', state: 'foo' } as unknown as VehiclePageProps['vehicle'];
    render(<VehiclePage vehicle={bare} />);
    expect(screen.getByText('foo', { selector: 'dd' })).toBeTruthy();
  });
});
