// @vitest-environment happy-dom
import { withoutIsolates } from '@mawkib/core/locale';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rawVehicle } from '../../fixtures/raw-vehicles.js';
import { VehicleCard, type VehicleCardProps } from './VehicleCard.js';

const show = (changes: Parameters<typeof rawVehicle>[0], props: Partial<VehicleCardProps> = {}) => {
  render(
    <LocaleProvider locale="en">
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

  it('shows the price and beneath it the monthly figure', () => {
    expect(show({}).text).toContain('AED 412,000AED 6,450 / Month');
  });

  it('shows that the price is told on request when it is hidden', () => {
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

  it('shows used and unknown states without failing [B-4-12]', () => {
    expect(show({ state: 'used' }).text).toContain('Used');
    cleanup();
    expect(show({ state: 'concept' }).text).toContain('concept');
  });

  it('says so when there are no pictures', () => {
    expect(show({ photos: [] }).text).toContain('Pictures to follow');
  });
});
