// @vitest-environment happy-dom
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rawVehicle } from '../../../fixtures/raw-vehicles.js';
import { VehiclePage, type VehiclePageProps } from '../VehiclePage.js';

const page = (props: Partial<VehiclePageProps> = {}) => (
  <LocaleProvider locale="en">
    <VehiclePage
      vehicle={rawVehicle({ id: '9', model_display_name: 'Defender 110', version: 'P400' })}
      pageUrl="https://cars.example/en/showroom/new-9"
      {...props}
    />
  </LocaleProvider>
);

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a vehicle page is handed on', () => {
  it('by what the device offers, with its name and address', async () => {
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, share });
    render(page());
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      url: 'https://cars.example/en/showroom/new-9',
      title: 'Defender 110 P400',
    });
  });

  it.each([
    ['Link copied', async () => {}],
    [
      'The link could not be copied',
      async () => {
        throw new Error('denied');
      },
    ],
  ])('by copying the link where it offers nothing: %s', async (words, writeText) => {
    const copied = vi.fn(writeText);
    vi.stubGlobal('navigator', {
      ...navigator,
      share: undefined,
      clipboard: { writeText: copied },
    });
    render(page());
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByText(words).getAttribute('role')).toBe('status'));
    expect(copied).toHaveBeenCalledWith('https://cars.example/en/showroom/new-9');
  });

  it('to paper, with the address that it has on the web', () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { container } = render(page());
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(container.textContent).toContain('https://cars.example/en/showroom/new-9');
  });

  it('to the comparison, without leaving the page; the link comes with a second vehicle', () => {
    const saved = () => JSON.parse(localStorage.getItem('stockLocatorSavedVahicles') ?? '[]');
    const { unmount } = render(page());
    const button = screen.getByRole('button', { name: 'Compare' });
    fireEvent.click(button);
    expect(saved()).toEqual([{ id: '9', list: null }]);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/Add another car/).getAttribute('role')).toBe('status');
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
    unmount();

    render(page({ vehicle: rawVehicle({ id: '10' }) }));
    fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(screen.getByRole('link', { name: 'Compare 2 cars' }).getAttribute('href')).toBe(
      '/en/saved-vehicles',
    );
    fireEvent.click(screen.getByRole('button', { name: 'In your comparison' }));
    expect(saved()).toEqual([{ id: '9', list: null }]);
  });
});

describe('parts of a vehicle page', () => {
  it('lead to the order of a new one of its model, where the market has that', () => {
    render(page({ modelOrderHref: '/en/ev-order?model=Defender' }));
    const link = screen.getByRole('link', { name: /^Order a new .*Defender/ });
    expect(link.getAttribute('href')).toBe('/en/ev-order?model=Defender');
    cleanup();
    render(page());
    expect(screen.queryByRole('link', { name: /^Order a new/ })).toBeNull();
  });

  it('list accessories with their price, and the notes of the service', () => {
    const vehicle = rawVehicle({
      accessories: [
        { name: 'Roof rack', price: 4_200 },
        { name: 'Mud flaps', price: null },
      ],
      footnote: 'Pictures may show extras.',
    });
    render(page({ vehicle }));
    expect(screen.getByRole('heading', { name: 'Accessories' })).toBeTruthy();
    expect(screen.getByText('Roof rack').closest('li')?.textContent).toContain('4,200');
    expect(screen.getByText('Mud flaps').closest('li')?.textContent).toBe('Mud flaps');
    expect(screen.getByText('Pictures may show extras.')).toBeTruthy();
  });

  it('fold a long list of equipment, which stays whole', () => {
    const features_standard = Array.from({ length: 40 }, (_, at) => `Feature ${at + 1}`);
    render(page({ vehicle: rawVehicle({ features_standard }) }));
    const rest = screen.getByText('Show all equipment (40)').closest('details');
    expect(rest?.open).toBe(false);
    expect(screen.getByText('Feature 16').closest('details')).toBeNull();
    expect(screen.getByText('Feature 40').closest('details')).toBe(rest);
  });

  it("say the market's own words for the way back and for seats", () => {
    const texts = {
      backButton: { label: 'To all cars', url: null },
      seats: { one: 'Just {count}', other: 'Room for {count}' },
    };
    render(page({ texts, listHref: '/vehicles?states=new' }));
    expect(screen.getByRole('link', { name: 'To all cars' }).getAttribute('href')).toBe(
      '/en/vehicles?states=new',
    );
    expect(screen.getByText('Room for 5')).toBeTruthy();
  });

  it('tell search engines of the car at its address, and nothing without one', () => {
    const { container } = render(
      page({ vehicle: rawVehicle({ id: '9', long_description: '5 < 6 & </script><b>x' }) }),
    );
    const data = container.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(data?.textContent ?? '')).toMatchObject({
      '@type': 'Car',
      url: 'https://cars.example/en/showroom/new-9',
      description: '5 < 6 & x',
    });
    cleanup();
    expect(render(page({ pageUrl: undefined })).container.querySelector('script')).toBeNull();
  });

  it('stand without a script, the address among them', () => {
    const html = renderToString(page());
    expect(html).toContain('https://cars.example/en/showroom/new-9');
    expect(renderToString(page({ pageUrl: undefined }))).not.toContain('This page on the web');
  });
});
