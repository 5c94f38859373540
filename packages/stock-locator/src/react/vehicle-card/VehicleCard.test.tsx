// @vitest-environment happy-dom
import { type Locale, withoutIsolates } from '@mawkib/core/locale';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rawVehicle } from '../../fixtures/raw-vehicles.js';
import { VehicleCard, type VehicleCardProps } from './VehicleCard.js';

const show = (
  changes: Parameters<typeof rawVehicle>[0],
  props: Partial<VehicleCardProps> = {},
  locale: Locale = 'en',
) => {
  render(
    <LocaleProvider locale={locale}>
      <VehicleCard vehicle={rawVehicle(changes)} {...props} />
    </LocaleProvider>,
  );
  const card = screen.getByRole('article');
  return { card, text: withoutIsolates(card.textContent ?? '') };
};

afterEach(cleanup);

describe('a vehicle card', () => {
  it('is titled by the display name and leads to the vehicle [B-3-363]', () => {
    show({ id: '77', model_display_name: 'Defender 110' });
    expect(screen.getByRole('heading', { name: /^Defender 110/ })).toBeTruthy();
    const href = decodeURIComponent(screen.getByRole('link').getAttribute('href') ?? '');
    expect(href).toBe('/en/showroom/new-defender-2026-petrol-awd-automatic-أخضر-بانجيا-77');
  });

  it('shows the price and below it the monthly figure', () => {
    expect(show({}).text).toContain('AED 412,000AED 6,450 / Month');
  });

  it('shows that the price is on request when it is hidden', () => {
    const { text } = show({ price_hidden: ['cash'] });
    expect(text).toContain('Price on request');
    expect(text).not.toContain('412,000');
  });

  it('shows no price from zero down', () => {
    expect(show({ msrp_price: 0, sale_price: -1, monthly_price: 0 }).text).not.toMatch(/AED/);
  });

  it('strikes the old price through where the market shows it [B-4-15] [S-4-07]', () => {
    const { card } = show({ msrp_price: 429_000, sale_price: 412_000 }, { oldPrice: true });
    expect(withoutIsolates(card.querySelector('s')?.textContent ?? '')).toBe('AED 429,000');
    expect(card.textContent).toContain('412,000');
    cleanup();
    expect(show({}).card.querySelector('s')).toBeNull();
  });

  it('names model and brand among its attributes in the language of the page', () => {
    const attributes = ['brand', 'model'] as const;
    const car = { nameplate_name: 'Defender', nameplate_label: 'ديفندر' };
    const facts = (card: Element) =>
      [...card.querySelectorAll('li bdi')].map(({ textContent }) => textContent);
    expect(facts(show(car, { attributes }, 'ar').card)).toEqual(['لاند روڤر', 'ديفندر']);
    cleanup();
    const nameless = { ...car, nameplate_label: undefined };
    expect(facts(show(nameless, { attributes }).card)).toEqual(['Land Rover', 'Defender']);
  });

  it('shows used and unknown states without failing [B-4-12]', () => {
    expect(show({ state: 'used' }).text).toContain('Used');
    cleanup();
    expect(show({ state: 'concept' }).text).toContain('concept');
  });

  const facts = (card: HTMLElement) =>
    [...card.querySelectorAll('li')].map((fact) => withoutIsolates(fact.textContent ?? ''));

  it('tells twelve attributes in order, those that a vehicle lacks left out [S-9-17]', () => {
    expect(facts(show({}).card)).toEqual([
      'Year built 2026',
      'Model Defender',
      'Mileage 12 km',
      'Engine Petrol',
      'Exterior colour أخضر بانجيا',
      'Drivetrain All-wheel drive',
      'VIN ending 456',
      'Power 400 hp',
      'Engine capacity 3.0 l',
      'Availability In stock',
      'Condition New',
      'Interior colour أسود إيبوني',
    ]);
    cleanup();
    const { card } = show({ power: null, color_name: '', engine_capacity: 0 });
    expect(facts(card)).toHaveLength(9);
  });

  it('tells what a market wants told, in its order', () => {
    expect(facts(show({}, { attributes: ['mileage', 'productionYear'] }).card)).toEqual([
      'Mileage 12 km',
      'Year built 2026',
    ]);
  });

  it('shows brand and nameplate [B-3-364]', () => {
    const { text } = show({
      nameplate_brand_name: 'Jaguar',
      nameplate_name: 'F-TYPE',
      model_display_name: 'R75 Coupé',
    });
    expect(text).toContain('Jaguar');
    expect(text).toContain('Model F-TYPE');
  });

  it('names the brand in the language of the page', () => {
    expect(show({ nameplate_brand_name: 'Jaguar' }, {}, 'ar').text).toContain('جاكوار');
  });

  it('says so when there are no pictures', () => {
    expect(show({ photos: [] }).text).toContain('Pictures coming soon');
  });

  it('loads and shows its second picture for a mouse on it, and not before', () => {
    const { card } = show({});
    expect(card.querySelectorAll('img')).toHaveLength(1);
    fireEvent.pointerEnter(card, { pointerType: 'touch' });
    expect(card.querySelectorAll('img')).toHaveLength(1);
    fireEvent.pointerEnter(card, { pointerType: 'mouse' });
    expect(card.querySelectorAll('img')).toHaveLength(2);
    expect(card.dataset.second).toBe('true');
    fireEvent.pointerLeave(card, { pointerType: 'mouse' });
    expect(card.dataset.second).toBeUndefined();
  });

  it('shows its second picture after a swipe across, not while the page scrolls', () => {
    const { card } = show({});
    const swipe = (x: number, y: number) => {
      fireEvent.touchStart(card, { touches: [{ clientX: 200, clientY: 200 }] });
      fireEvent.touchEnd(card, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
    };
    swipe(-60, 80);
    expect(card.dataset.second).toBeUndefined();
    swipe(-60, 5);
    expect(card.dataset.second).toBe('true');
    swipe(60, 0);
    expect(card.dataset.second).toBeUndefined();
  });

  it('loads the photos of a vehicle that came with one, once a mouse rests on its card', async () => {
    const whole = rawVehicle({});
    const fetched = vi.fn(async (_url: unknown) => Response.json({ data: whole }));
    vi.stubGlobal('fetch', fetched);
    const { card } = show({ photos: whole.photos.slice(0, 1) });
    vi.useFakeTimers();
    fireEvent.pointerEnter(card, { pointerType: 'mouse' });
    fireEvent.pointerLeave(card, { pointerType: 'mouse' });
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(fetched).not.toHaveBeenCalled();
    fireEvent.pointerEnter(card, { pointerType: 'mouse' });
    await waitFor(() => expect(card.querySelectorAll('img')).toHaveLength(2));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(String(fetched.mock.lastCall?.[0])).toContain(`/vehicle/${whole.id}`);
    vi.unstubAllGlobals();
  });

  it('has no second picture without a photo', () => {
    const { card } = show({ photos: [] });
    fireEvent.pointerEnter(card, { pointerType: 'mouse' });
    expect(card.querySelectorAll('img')).toHaveLength(0);
  });
});
